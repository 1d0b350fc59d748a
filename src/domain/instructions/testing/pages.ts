import type { Page } from '../../solicitation/analysis.ts'

/** The pages of an invented document, one text a page. */
export function pagesOf(...texts: string[]): Page[] {
  return texts.map((text, at) => ({ page: at + 1, text }))
}

/** Instructions of a component that pays by days and has a base and an option. */
export const BASE_AND_OPTION = pagesOf(
  `                         DEPARTMENT OF THE NAVY (DON)
              25.1 Small Business Innovation Research (SBIR)
                    Proposal Submission Instructions

INTRODUCTION
Offices of the Navy ask small firms for ideas twice a year. Topics open on 8 January 2025 and all proposals must be
submitted no later than 12:00 PM ET on February 5, 2025.

PHASE I PROPOSAL SUBMISSION REQUIREMENTS
The following must be met or the proposal is rejected:

     •   Technical Volume (Volume 2). The volume
             o   Is not to exceed 10 pages, whatever stands on them.
             o   Has a work plan whose tasks are clearly split into base and option.

     •   Cost Volume (Volume 3).
             o   The Phase I Base amount must not exceed $140,000 and the Phase I Option amount must not exceed
                 $100,000.
             o   Costs of base and option are kept apart.

     •   Period of Performance.
             o   The Phase I Base Period of Performance must be exactly six (6) months.
             o   The Phase I Option Period of Performance must be exactly six (6) months.
`,
  `TABA. The Phase I amount for TABA is limited to $6,500 for each award and comes on top of it. For Phase II, TABA of up to
$25,000 is part of the award.

Percentage of Work. A minimum of two-thirds of the Phase I work must be performed by the proposing firm, in the base and in
the option. No deviation from the percentage of work requirements is granted.

Letters of support are limited to two pages each.

CONTRACT DELIVERABLES
Contracts for Phase I typically have a kick-off brief, progress reports and a final report that must be delivered to the
Technical Point of Contact.

PAYMENT SCHEDULE
Phase I is paid after the start of base or option as follows:

       Days From Start of Base or Option             Payment Amount
       15 Days                                       50% of Total Base or Option
       90 Days                                       35% of Total Base or Option
       180 Days                                      15% of Total Base or Option

PHASE II GUIDELINES
Phase II awards have a maximum of $2,000,000, including options and TABA. Most are cost-plus-fixed-fee contracts, which
are awarded by the commands.
`,
)

/** Instructions whose limits stand in an index with a line a topic. */
export const WITH_INDEX = pagesOf(
  `                     DEPARTMENT OF THE AIR FORCE
        25.1 SMALL BUSINESS INNOVATION RESEARCH (SBIR) PHASE I
              PROPOSAL PREPARATION INSTRUCTIONS

These Phase I proposal instructions go with the DoD announcement. Limits of each topic stand in the index below.

TECHNICAL VOLUME (VOLUME 2)
Pages beyond the limit of a topic are not read.

Phase I Work Plan Outline
The outline is the first draft of the statement of work. Therefore, do not include proprietary information in it.
At a minimum, the work plan outline shall have the following parts:
Scope: What the effort is about.
Tasks
Milestone Schedule
Deliverables
Final report with SF 298

TECHNICAL AND BUSINESS ASSISTANCE (TABA)
The Air Force does not offer TABA in this cycle.

SUBCONTRACTS
No more than one-third of the Phase I effort may be subcontracted; the small business must perform the rest.
`,
  `                          Air Force SBIR 25.1 Topic Index

Topic Number          Topic Title                                Period          Award Value       Page Limit

AF251-0001            Quiet Rotor Hubs                           6 Months        $140,000          20 pages/slides
AF251-0002            Seeing Through Dust With                   9 Months        $180,000          15 pages/slides
                      Small Radars
AF251-D003            Fuel Cells That Start Cold                 24 Months       $1,400,000.00     35 pages/slides
`,
)
