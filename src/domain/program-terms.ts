/** A term of the program: its short form written out, and what it means to whoever writes a plan. */
export type ProgramTerm = { long: string; meaning?: string }

/**
 * The short forms of the program's own papers. What they mean is told in the words of the DoD SBIR/STTR BAA 2025.4 and of the Small Business
 * Administration's SBIR/STTR Policy Directive (May 2023).
 */
export const PROGRAM_TERMS: Readonly<Record<string, ProgramTerm>> = {
  AF: { long: 'Air Force' },
  AFLCMC: { long: 'Air Force Life Cycle Management Center' },
  AFRL: { long: 'Air Force Research Laboratory' },
  AFWERX: { long: 'innovation arm of the Department of the Air Force' },
  BAA: { long: 'Broad Agency Announcement', meaning: 'The document that opens a release: its rules hold for every topic in it.' },
  CDRL: {
    long: 'Contract Data Requirements List',
    meaning: 'The form (DD 1423) on which a contract lists each report and data set, with its day and its addressee.',
  },
  CDR: { long: 'Critical Design Review' },
  CLIN: { long: 'Contract Line Item Number', meaning: 'One numbered thing that the contract buys and pays for.' },
  CMMC: {
    long: 'Cybersecurity Maturity Model Certification',
    meaning: 'Says how well a company must protect information before it may hold the contract; level 2 is for controlled information.',
  },
  COR: { long: 'Contracting Officer’s Representative', meaning: 'Who accepts the work for the Government under the contract.' },
  COTS: { long: 'Commercial Off-the-Shelf' },
  CUI: {
    long: 'Controlled Unclassified Information',
    meaning: 'Not secret, and yet only for people and computers that are cleared for it.',
  },
  DAF: { long: 'Department of the Air Force' },
  DFARS: { long: 'Defense Federal Acquisition Regulation Supplement', meaning: 'The rules of defense contracts, quoted by clause number.' },
  DSIP: { long: 'Defense SBIR/STTR Innovation Portal', meaning: 'The site on which topics are published and proposals are handed in.' },
  DTIC: { long: 'Defense Technical Information Center', meaning: 'Where final reports of defense research are kept.' },
  EAR: { long: 'Export Administration Regulations', meaning: 'Export rules for goods that have a civil use, too.' },
  FFRDC: { long: 'Federally Funded Research and Development Center' },
  GFE: {
    long: 'Government-Furnished Equipment',
    meaning: 'Lent by the Government; a plan that needs it says what, when, and what happens if it is late.',
  },
  GFI: { long: 'Government-Furnished Information', meaning: 'Data and papers that the Government is to hand over.' },
  GFP: {
    long: 'Government-Furnished Property',
    meaning: 'Lent by the Government; a plan that needs it says what, when, and what happens if it is late.',
  },
  IRB: { long: 'Institutional Review Board', meaning: 'Must approve research on people before it begins, which takes months.' },
  ITAR: {
    long: 'International Traffic in Arms Regulations',
    meaning: 'Export rules for arms and their technical data: nobody but US persons may see these without a license.',
  },
  PDR: { long: 'Preliminary Design Review' },
  PI: { long: 'Principal Investigator', meaning: 'Who leads the work; in SBIR mostly employed by the small business.' },
  RI: { long: 'Research Institution', meaning: 'The university or non-profit that an STTR proposal must have as its partner.' },
  SBC: { long: 'Small Business Concern', meaning: 'The company that proposes: at most 500 people, and American-owned.' },
  SBIR: { long: 'Small Business Innovation Research' },
  SF: { long: 'Standard Form' },
  SOW: { long: 'Statement of Work', meaning: 'What the contractor shall do, task by task; the work plan becomes it.' },
  STTR: { long: 'Small Business Technology Transfer', meaning: 'Like SBIR, with a research institution that does at least 30 percent.' },
  TABA: { long: 'Technical and Business Assistance', meaning: 'Money on top of the award for help with bringing it to market.' },
  TPOC: {
    long: 'Technical Point of Contact',
    meaning: 'The Government’s engineer behind the topic, who answers questions before and judges the work after the award.',
  },
  TRL: {
    long: 'Technology Readiness Level',
    meaning: 'How mature something is, from 1 (a principle is known) over 4 (works in the laboratory) to 9 (proved in service).',
  },
}

/** A piece of a text: plain words, or a term with what it means. */
export type TermPiece = { words: string; term: ProgramTerm | null }

const TERMS = new RegExp(`\\b(${Object.keys(PROGRAM_TERMS).join('|')})(?=s?\\b)(?![-/])`, 'g')

/** A text in pieces, with each term apart where it first stands and has a meaning to tell. */
export function termPieces(text: string): TermPiece[] {
  const pieces: TermPiece[] = []
  const told = new Set<string>()
  let from = 0
  for (const { 0: words, index } of text.matchAll(TERMS)) {
    const term = PROGRAM_TERMS[words]
    if (!term?.meaning || told.has(words)) continue
    told.add(words)
    pieces.push({ words: text.slice(from, index), term: null }, { words, term })
    from = index + words.length
  }
  pieces.push({ words: text.slice(from), term: null })
  return pieces.filter(({ words }) => words !== '')
}
