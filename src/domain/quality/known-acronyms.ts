import { partedAtSpaces } from '../../language/characters.ts'
/**
 * Short forms that every reader of such a plan knows: the programs, the forms and offices of their contracts,
 * file formats, and those that English has made words of (brief §7). Not a place for the vocabulary of any one field.
 */
export const KNOWN_ACRONYMS: ReadonlySet<string> = new Set(
  partedAtSpaces(`SBIR STTR DOD DOW US USA UK EU NATO PI TPOC COR CO KO BAA SOW PWS CDRL CLIN DID DD SF FAR DFARS DTIC DSIP TRL MRL R&D RDT&E IP QA QC
   ITAR EAR CUI CMMC NISPOM IRB IACUC ACURO HRPO TABA GFE GFP GFI FFP CPFF POC POW RI SBC DARPA NASA NIST MDA DHA DLA DTRA SOCOM AFRL ONR NRL ARL AFWERX
   USAF USN USMC USSF MIL STD HDBK PRF ASTM IEEE ISO SAE ANSI OSHA FDA EPA FAA PEO
   PDF CSV XLSX DOCX PPTX XML JSON HTML HTTP HTTPS URL USB ZIP TXT STEP IGES DXF STL JPEG PNG TIFF CAD CAM CAE CNC FEA CFD PCB
   KB MB GB TB GPS RF IR UV AC DC AM FM TV LED LCD CPU GPU RAM ROM SSD PC OS IT AI ML API GUI SDK LAN WIFI ID RGB
   SNR RMS SI AWG ROM CEO CTO CFO LLC INC PHD MS BS MBA OK FAQ ASAP NDA COTS MOU MATLAB LABVIEW
   NOT AND OR MUST SHALL NO ALL ANY ONLY THE FOR WITH IF NOTE TBD TBC TBR TASK RISK GOAL PHASE YES`).filter((word) => word !== ''),
)

/** The two letters of the states, as they stand after a town: "Dayton, OH". */
export const STATES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU`.split(
    ' ',
  ),
)
