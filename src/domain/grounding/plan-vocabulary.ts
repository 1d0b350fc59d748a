import { partedAtSpaces } from '../../language/characters.ts'
import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'

/** Words of grammar: they carry no fact and count for nothing. */
const GRAMMAR = `a an the this that these those it its itself they them their theirs he she his her him we us our ours ourselves you your i me my one ones who whom whose which what when where why how
 and or but nor so yet if then than as at by for from in into of off on onto out over to toward towards under up upon with within without via per about above across after again against along among
 around before behind below beneath beside besides between beyond during except inside outside since through throughout till until unless versus while whereas whether because although though however
 therefore thus hence thereby therefore therein thereof hereby herein is am are was were be been being has have had having do does did done doing can could may might must shall should will would ought
 not no none nothing nobody never neither either both all any some each every few many more most much less least several other others another such same own only just also too very quite rather
 almost still already even ever here there now once again back down away together apart else instead otherwise namely etc eg ie vs yes well like unlike per zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
 twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen twice half whichever whatever whoever wherever
 something anything everything someone anyone everyone themselves him don t s ll re ve m d`

/** Who takes part in an effort, and what they are called in a contract. */
const PEOPLE = `contractor subcontractor subaward government program project manager officer technical point contact monitor representative sponsor customer user end-user operator stakeholder reviewer evaluator panel team member staff
 personnel person lead investigator principal engineer scientist analyst developer tester consultant vendor supplier partner institution university business company firm party owner author witness attendee participant organization agency
 component command department employee national expert side nobody anybody`

/** What is written, kept and handed over. */
const PAPERS = `plan report paper document minute agenda briefing slide presentation record log register table matrix spreadsheet sheet list checklist file folder format native copy draft version revision baseline annex appendix attachment
 page paragraph section chapter heading title summary abstract statement description specification procedure protocol manual guide handbook instruction drawing diagram figure schematic chart graph plot photograph video script code repository
 archive package deliverable delivery submission submittal memorandum memo note letter certificate notebook database dataset data information knowledge material evidence result finding conclusion recommendation lesson verdict outcome output
 input answer question comment reply response definition glossary roadmap schedule timeline calendar gantt budget invoice payment price cost agreement solicitation topic proposal award clause term`

/** What an effort is made of and how it is steered. */
const STEERING = `milestone task subtask phase option step stage period performance effort work scope objective goal aim target purpose intent criterion requirement demand need threshold limit margin value measure metric score rating level
 share portion piece item element aspect area field matter subject issue problem risk mitigation fallback alternative contingency cause remedy corrective action decision gate audit inspection meeting kickoff start closeout close completion
 beginning visit teleconference telecon call interview workshop discussion exchange status progress interim final monthly weekly quarterly biweekly annual daily day year hour date deadline due time duration interval order sequence priority
 rank dependency approval acceptance consent permission signature sign-off waiver licence license right disclosure transition transfer commercialization market handover demonstration feasibility readiness maturity technology success failure
 unsuccessful favorable unfavorable pass fail unmet incomplete open outstanding pending role duty accountability percent`

/** What engineers do, whatever the thing is. */
const DOING = `achieve acquire act adapt add address adjust adopt advance advise agree align allocate allow analyze annotate apply arrange ask assemble assess assign assist assume attend avoid balance base bring build buy calculate
 calibrate carry change characterize check choose cite clarify classify collect combine come commit communicate compare compile comply compute conceive conclude conduct configure confirm consider consist consolidate construct contain
 continue contribute control convert coordinate count cover create cut declare deduce deploy derive describe design detail detect determine deviate devise differ direct disclose discover display distribute divide drive drop elaborate
 eliminate enable engage enhance ensure enter equip establish estimate examine exceed exclude execute exercise exist expand expect explain explore express extend extract fabricate face fall feed fill finish fit fix flag follow forecast
 formulate fulfil furnish gather generate get give go grant grow hand handle hold host identify illustrate implement improve include incorporate increase indicate initiate install integrate interface interpret introduce invite invest involve
 isolate join judge justify keep know label launch lay learn leave let link locate look lower maintain make manufacture map mark match mean mention minimize maximize miss model modify move name narrow notify observe obtain occur offer
 optimize outline own place predict prepare preserve prevent print probe proceed process procure produce promise prototype prove provide publish purchase pursue put qualify quantify raise range reach realize reason receive recompute
 reconcile recover redesign reduce refer refine reflect regard regulate reject relate release rely remain remove repair repeat replace reproduce request research reserve resolve respond rest restrict retain retire retrieve return reveal run
 safeguard satisfy save say screen see seek select send separate serve set settle ship show simulate simplify size solve sort spend split stand stay stop store study succeed suggest suit supply support survey sustain tabulate tailor take
 talk tell tend tie touch trace track trade train transmit treat try tune turn understand undertake update upgrade use utilize validate vary verify view wait want warn watch weigh write yield`

/** How engineers speak of any thing: its parts, its state, how it was proved. */
const SPEAKING = `ability accuracy accurate activity actual additional adequate approach appropriate architecture assembly assumption attempt available average basic basis behavior benchmark benefit capability capable capacity case category
 certain challenge characteristic clear common comparison competing composition concept conceptual concern condition consequence constraint content context controlled conventional core current customary decisive dedicated deep defect
 deficiency degree desired device difficult discrepancy early easy edge effect efficient enough entire environment equal equivalent error essential exact example exception experience external extra facility factor fair family fault feature
 first focus forward free frequent full function fundamental further future gap good ground group growth half hard hardware high highest idea important independent individual instance instrument intended interest internal key kind laboratory
 lab large last late later latest latter light likely line little live local long loop lot low lowest main maintenance major manner maximum mechanism method methodology minimum minor mode module moment multiple natural near necessary new
 next nominal normal notable number numeric obvious offline old opportunity original outside overall pair parallel parameter particular past path pattern physical pilot platform possible potential practical practice preferred preliminary
 primary product proper property prospective provision quick ratio raw realistic recent region regular relation relevant reliable repetition resource respective robust root rough round routine rule safe safety sample scale scenario second
 secondary sensitivity series service setup several shape short similar single site situation small software solution source space speed stable standard statistical straight strength structure subset subsequent sufficient supplementary
 surrounding system technique testbed third tool total tradeoff trial true type typical uncertainty uniform unique unit unknown upper usage useful variable variety visible weak whole wide worth worst wrong zero alone beta alpha capture
 constrain drawback advantage disadvantage hypothesis remainder mid-term midpoint halfway on-time onsite row column template candidate shortfall weakest disposition accompany untraced far twofold uninterrupted affected layout walkthrough
 rehearsal dry-run concentrate distance harden connect somebody destruction superior newly emphasize word bench happen remote virtual in-person verbal electronic`

/** Words of contracts and of the programs that a plan may use without a source. */
const PROGRAM = `announcement fee funding money dollar proprietary unclassified export foreign country visa permit compliance notice intellectual invention patent non-proprietary acquisition defense military federal travel trip showcase
 advisory human animal board ethics`

/** Names, short forms and file formats that belong to every such effort; in capitals as they are written. */
const NAMES = `2D 3D Dr Mr Mrs Ms Prof Col Capt Lt Maj Gen Sgt SBIR STTR DoD DOD PI Co-PI RI TPOC TPOCs TM COR COTR CO KO PM SME SMEs TRL TRLs MRL MRLs SOW PWS WBS CDRL CDRLs DID DIDs CLIN CLINs GFE GFI GFP CUI ITAR EAR IRB IACUC NDA MOU MOA R&D RDT&E SRR PDR CDR TRR FRR PDF PDFs CSV XLSX XLS DOCX PPTX
 ZIP JSON XML STEP CAD BOM BOMs ICD ICDs FAT SAT KPP KPPs MOE MOP FMEA FMECA QA QC SWaP SWaP-C COTS GOTS US U.S USA Q&A ID IDs IP TBD TBR N/A OK Microsoft Word Excel PowerPoint Phase Phases Milestone Task Contractor Government Principal Investigator Technical
 Point Contact Contracting Officer Award Month Week Year Threshold Objective Option Base Appendix Annex Table Figure Section Volume Sponsor Program Manager Department Defense Verification Matrix Kickoff Final Report SF DD II III IV Phase-I Phase-II AI ML English Internet`

/** What careful writers say beside all that, of any matter: nothing of it is a fact of a technology. */
const EVERYDAY = `able absent absolute accelerate accident accomplish accordance accumulate adhere adjacent admit afford aid alert allot altogether amend amount anticipate appear append appoint approximate arise arrive articulate ascertain
 attain attribute augment automatic await aware bad barrier batch become believe belong bias big bind blind block bottom bound boundary broad bundle burden busy calm cancel cast cease center central chance cheap circumstance clean client
 coarse compact compel complex comprehensive conflict conform confuse consecutive constant consume contrast contrary convenient convince couple course cross crucial cycle damage danger deal dear debate decline decrease deduct defend definite
 delay delegate dense departure deserve destroy diagnose dimension diminish disable disagree disappear discard discipline discrete dispute distinct distinguish disturb diverse dominant doubt duplicate dwell east economic edit educate elapse
 elect else emerge empty encounter encourage endanger endure enforce enlarge enrich entail entry escalate event eventual evolve exclusive exhaust exhibit expense experienced explicit extent extreme facilitate familiar fashion fast fewer fine
 flat flexible flow foreseen forget forth fraction frame fresh gain gauge gentle genuine gradual grasp great grip grave guess halt harm help hidden hinder hint hope huge ignore imagine immediate impose inadequate incident incline
 inconsistent inner innovative inquire insert inside insist intense interactive intermediate interrupt intervene inverse irrespective jump keen lack largest latitude lean least lend lessen lie lifetime literal literature logic loose loss
 manifest massive meantime mere merge merit mind mix moderate mostly multiply mutual nearby needless neglect net neutral nice nowhere obey obligation obstacle occasion occupy odd once ongoing onset opinion opposite ordinary otherwise outer
 overcome overlap overlook overview pace pause peak penalty perfect permanent persist phrase pick picture plausible pledge plenty position positive possess postpone precede precise premise press presume pretend prevail principle profile
 profound prohibit prominent prompt proportion protect proximity pull pure push quiet quote radical random rapid rare recall receipt recipient recognize reconsider recur refuse regain regardless regression reinforce relax relocate remark
 remind render reputation reside resist restore resume reverse reward rewrite rigid rigorous rise rival sake satisfactory scarce scatter search segment seldom sense sentence serious sharp shift shorten shut silent simultaneous skill skip
 slight slip slow smooth snapshot soft sole solid soon span spare spot spread stack stall steady steep stepwise stock strategic stress strict style substantial substitute sudden suffer sum supervise suppose sure surplus surprise suspect
 swift switch symptom tackle tally teach temporary tentative thorough tight tolerance tomorrow today top tough toward trend trigger trouble trust truth turnaround unable unchanged undergo underlie underline unfold unify unlikely unnecessary
 unusual upcoming urgent vague vast verbatim viable vice visual vital void voluntary vulnerable walk way weaken welcome widen widespread window wise wish withdraw withhold withstand workload worthwhile yardstick yesterday`

const roots = (words: string): string[] =>
  partedAtSpaces(words)
    .filter(Boolean)
    .map((word) => stem(word.toLowerCase()))

const GRAMMAR_WORDS = new Set(partedAtSpaces(GRAMMAR).filter(Boolean))
const PLAN_ROOTS = new Set(
  [PEOPLE, PAPERS, STEERING, DOING, SPEAKING, PROGRAM, EVERYDAY].flatMap((words) => words.split(/[\s-]+/)).flatMap(roots),
)
const PLAN_NAMES = new Set(partedAtSpaces(NAMES).filter(Boolean))

/** Whether a word is one of grammar ("the", "shall"): it needs no source and gives none. */
export function isGrammar(word: string): boolean {
  return GRAMMAR_WORDS.has(word.toLowerCase())
}

/** Whether a root is one of those that plans of work are written in, whatever they are about. */
export const isPlanRoot: (root: string) => boolean = remembering(
  (root) => PLAN_ROOTS.has(root) || (PREFIX.test(root) && PLAN_ROOTS.has(stem(root.replace(PREFIX, '')))),
)

/** "recalculate", "untested", "subsystem" are as common as what they begin with. */
const PREFIX = /^(?:re|un|non|pre|mis|sub|co|dis|in|inter|over)(?=.{3})/

/** Whether a name is one that every such effort uses: "TPOC", "PDF", "Phase". */
export function isPlanName(name: string): boolean {
  return PLAN_NAMES.has(name) || (name.endsWith('s') && PLAN_NAMES.has(name.slice(0, -1)))
}
