import { partedAtSpaces } from '../../language/characters.ts'
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
const PEOPLE = `contractor subcontractor subaward government program project manager management officer technical point contact monitor representative sponsor customer user end-user operator stakeholder
 reviewer evaluator panel team member staff personnel person people lead leader investigator principal engineer scientist analyst developer tester consultant vendor supplier partner institution university
 business company firm party owner author witness attendee participant organization office agency component command department employee national expert owner side nobody anybody`

/** What is written, kept and handed over. */
const PAPERS = `plan report paper document documentation minute agenda briefing brief slide presentation record log register table matrix spreadsheet sheet list checklist file folder format native copy
 draft version revision baseline annex appendix attachment page paragraph section chapter heading title summary abstract statement description specification procedure protocol manual guide handbook
 instruction drawing diagram figure schematic chart graph plot photograph video script code repository archive package deliverable delivery submission submittal memorandum memo note letter form certificate
 notebook database dataset data information knowledge material evidence result finding conclusion recommendation lesson verdict outcome output input answer question comment reply response definition glossary
 roadmap schedule timeline calendar gantt budget invoice payment price cost contract agreement solicitation topic proposal award clause term`

/** What an effort is made of and how it is steered. */
const STEERING = `milestone task subtask phase option step stage period performance effort work scope objective goal aim target purpose intent criterion criteria requirement demand need threshold limit margin value
 measure metric score rating level share portion part piece item element aspect area field matter subject issue problem risk mitigation fallback alternative contingency cause remedy corrective correction
 action decision gate review audit inspection meeting kickoff start closeout close completion end beginning visit teleconference telecon call interview workshop discussion exchange status progress interim final
 monthly weekly quarterly biweekly annual daily month week day year quarter hour date deadline due time duration interval lead order sequence priority rank dependency approval acceptance consent permission
 signature sign-off approval waiver licence license right disclosure transition transfer commercialization commercial market handover demonstration demonstrate feasibility feasible verdict readiness maturity technology success failure
 successful unsuccessful favorable unfavorable pass fail met unmet complete incomplete open closed outstanding pending responsible responsibility role duty accountability percent percentage`

/** What engineers do, whatever the thing is. */
const DOING = `accept achieve acquire act adapt add address adjust adopt advance advise agree aim align allocate allow analyze analyse annex annotate answer apply approve arrange ask assemble assess assign assist
 assume attach attend avoid balance base begin bring build buy calculate calibrate carry change characterize check choose cite clarify classify close collect combine come commit communicate compare compile complete
 comply compute conceive conclude conduct configure confirm consider consist consolidate construct consult contain continue contribute control convert coordinate correct cost count cover create cut decide
 declare deduce define deliver demonstrate deploy derive describe design designate detail detect determine develop deviate devise differ direct disclose discover discuss display distribute divide document draft
 draw drive drop elaborate eliminate enable end engage enhance ensure enter equip establish estimate evaluate examine exceed exclude execute exercise exist expand expect explain explore express extend extract
 fabricate face fail fall feed file fill finalize find finish fit fix flag follow forecast form formulate fulfil furnish gather generate get give go grant grow guide hand handle hold host identify illustrate implement improve
 include incorporate increase indicate inform initiate inspect install integrate interface interpret introduce invite invest investigate involve isolate issue join judge justify keep know label launch lay lead learn leave
 let link list locate look lower maintain make manage manufacture map mark match mature mean measure meet mention minimize maximize miss mitigate model modify monitor move name narrow need note notify observe obtain occur offer
 open operate optimize order organize outline own participate pass perform place plan point predict prepare present preserve prevent print probe proceed process procure produce program project promise propose prototype prove
 provide publish purchase pursue put qualify quantify question raise range rank rate reach read realize reason receive recommend recompute reconcile record recover redesign reduce refer refine reflect regard register
 regulate reject relate release rely remain remove repair repeat replace reply report represent reproduce request require research reserve resolve respond rest restrict result retain retire retrieve return reveal review revise
 run safeguard satisfy save say schedule score screen see seek select send separate serve set settle share ship show sign simulate simplify size solve sort specify spend split stand start state stay stop store study submit succeed suggest
 suit summarize supplement supply support survey sustain tabulate tailor take talk tell tend test tie touch trace track trade train transfer transition transmit treat try tune turn understand undertake update upgrade use utilize
 validate vary verify view visit wait want warn watch weigh witness work write yield`

/** How engineers speak of any thing: its parts, its state, how it was proved. */
const SPEAKING = `ability accuracy accurate activity actual additional adequate agreed analysis applicable application approach appropriate architecture assembly assumption attempt available average basic basis behavior
 benchmark benefit capability capable capacity case category certain challenge characteristic choice class clear collection common comparable comparison compatible competing component composition computation concept conceptual
 concern condition configuration consequence considerable consistent constraint content context controlled conventional core correct correction critical current customary decisive dedicated deep defect deficiency degree demand
 dependent desired detail deviation device difference different difficult direct discrepancy early easy edge effect effective efficient engineering enough entire environment environmental equal equipment equivalent error essential exact
 example exception exercise existing experience experiment experimental expert external extra facility factor fair family fault favorable feature final first fit focus following form former forward free frequent full function functional
 fundamental further future gap general given good ground group growth half hard hardware high highest idea identical implementation important improvement independent individual initial instance instrument integration intended interest
 interface internal investigation key kind known laboratory lab large last late later latest latter level light likely line list little live local long loop lot low lowest main maintenance major manner manual matter maximum mean measured
 measurement mechanism method methodology minimum minor mission mode model modeling modification module moment multiple natural nature near necessary new next nominal normal notable number numeric numerical objective obvious offline
 old operation operational opportunity option optional original outside overall owner pair parallel parameter partial particular past path pattern performance physical pilot place platform point possible potential practical practice
 predicted prediction preferred preliminary preparation present previous primary prior procedure process product production proper property prospective provision purpose quality quantity quick range rate ratio raw ready real realistic
 reason recent recommendation reference region regular related relation relative relevant reliable remaining repeatable repeat repetition replacement representative reproducible required research reserve resource respective response
 rest revised robust root rough round routine rule run safe safety sample scale scenario scheme scope second secondary selected selection sensitivity separate series service set setting setup several shape short side significant similar
 simple simulation single site situation size small software solution sort source space special specific speed stable standard state statistical statistics step stored straight strength structure study subject subset subsequent
 successive sufficient suitable supplementary surrounding system systematic technique technological technology test testbed third threshold tool total trace traceability traceable tradeoff trade trial true type typical uncertainty uniform
 unique unit unknown upper usage useful valid validation value variable variant variation variety verification view visible weak whole wide width worth worst written wrong zero minimal maximal complete alone beta alpha
 capture constrain drawback strengths weaknesses advantage disadvantage baseline assumption hypothesis root-cause lesson acceptance completeness correctness remainder summary mid-term midpoint halfway on-time on-site onsite row column template candidate shortfall weakest disposition accompany untraced unmet far near twofold uninterrupted affected layout mark pass-mark walkthrough rehearsal dry-run concentrate distance harden connect connection somebody destruction disposal disposition superior new newly emphasize word bench happen
 remote virtual in-person written verbal electronic signed dated named numbered listed marked ordered`

/** Words of contracts and of the programs that a plan may use without a source. */
const PROGRAM = `solicitation announcement contract award base option firm fixed price fee funding fund money cost-share dollar subcontract deliverable inspection invoice payment proprietary unclassified classified controlled export
 foreign national country origin visa permit compliance compliant notice distribution marking rights intellectual property invention patent data-rights non-proprietary transition commercialization end-user fielding field qualification certification certify acquisition
 defense military federal small business travel trip workshop showcase advisory technical readiness human animal subject board ethics institutional`

/** Names, short forms and file formats that belong to every such effort; in capitals as they are written. */
const NAMES = `2D 3D Dr Mr Mrs Ms Prof Col Capt Lt Maj Gen Sgt SBIR STTR DoD DOD PI Co-PI RI TPOC TPOCs TM COR COTR CO KO PM SME SMEs TRL TRLs MRL MRLs SOW PWS WBS CDRL CDRLs DID DIDs CLIN CLINs GFE GFI GFP CUI ITAR EAR IRB IACUC NDA MOU MOA R&D RDT&E SRR PDR CDR TRR FRR PDF PDFs CSV XLSX XLS DOCX PPTX
 ZIP JSON XML STEP CAD BOM BOMs ICD ICDs FAT SAT KPP KPPs MOE MOP FMEA FMECA QA QC SWaP SWaP-C COTS GOTS US U.S USA Q&A ID IDs IP TBD TBR N/A OK Microsoft Word Excel PowerPoint Phase Phases Milestone Task Contractor Government Principal Investigator Technical
 Point Contact Contracting Officer Award Month Week Year Threshold Objective Option Base Appendix Annex Table Figure Section Volume Sponsor Program Manager Department Defense Verification Matrix Kickoff Final Report SF DD II III IV Phase-I Phase-II AI ML English Internet`

/** What careful writers say beside all that, of any matter: nothing of it is a fact of a technology. */
const EVERYDAY = `able absent absolute accelerate accept accident accompany accomplish accordance according accumulate adhere adjacent admit affect afford aid alert allot altogether amend amount announce anticipate appear append appoint
 approximate arise arrive articulate ascertain attain attempt attribute augment authorize automatic await aware bad barrier batch become behave believe belong bias big bind blind block bottom bound boundary brief broad bundle burden busy
 calm cancel candid care cast cause cease center central chance cheap circumstance clean client coarse code column compact compel complex comprehensive concentrate concise conclude conflict conform confuse connect
 consecutive consequence constant consume contrast contrary convenient convince cope counter couple course cross crucial cycle daily damage danger day deal dear debate decline decrease deduct deep defend definite delay delegate demand dense depart departure
 depth deserve desire destroy diagnose dimension diminish disable disagree disappear discard discipline discrete discussion dispute distance distinct distinguish disturb diverse dominant doubt duplicate dwell ease east economic edit educate elapse elect
 else emerge empty encounter encourage endanger endure enforce enlarge enough enrich entail entry equal escalate establish event eventual evident evolve exact examine exclude exclusive exhaust exhibit expense experienced expert explicit extent
 extra extreme faced facilitate fact familiar fashion fast faulty fewer fine firm flat flexible flow foreseen forget formal forth fraction frame fresh full gain gate gauge gather general generous gentle genuine gradual grasp great grip grave
 guess half halt harm help hidden hinder hint hope huge ignore imagine immediate imply impose inadequate incident incline incomplete inconsistent inner innovative inquire insert inside insist instant intend intense interactive intermediate interrupt
 intervene introduce invent inverse irrespective item join jump just keen kept knowledge lack large largest last lasting latitude lean least left lend lessen let lie lifetime light limit literal literature local logic long loose loss low
 main majority manifest margin marginal massive match meaning meantime measurable mere merge merit mind mix moderate moment monthly mostly multiply multiple mutual namely narrow nearby needless neglect net neutral nice notable nowhere numerous
 obey object obligation obstacle occasion occupy odd official once ongoing onset openly opinion opposite order ordinary origin otherwise outer outline overcome overlap overlook overview own pace package paragraph partner pass passive pause peak pending
 penalty perceive perfect permanent permissible permit persist phrase pick picture place plausible pledge plenty position positive possess postpone practise precede precise predict prefer premise presence press presume pretend prevail previous
 principle probable proceed profile profound progress prohibit prominent prompt proportion protect provisional proximity pull pure push quiet quote radical random rapid rare readily reasonable recall receipt recipient recognize reconsider recur refuse regain
 regardless regression rehearse reinforce relax relocate remark remedy remind render repeatable reputation reserve reside resist respect restore resume reverse reward rewrite rigid rigorous rise risky rival round run sake satisfactory scarce scatter
 search seek segment seldom sense sentence serious severe sharp shift shorten shortly shut silent simultaneous skill skip slight slip slow smooth snapshot soft sole solid soon span spare spot spread stable stack stage stall stand start steady
 steep stepwise stock straight strategic stress strict strong style subjective submit substantial substitute succeed sudden suffer sufficient suggest sum supervise suppose sure surplus surprise suspect sustain swift switch symptom tackle tally
 task teach temporary tentative thorough tight tolerance tomorrow today top touch tough toward trend trigger trouble trust truth turnaround twofold unable unchanged undergo underlie underline unfold unify unlikely unnecessary unusual upcoming urgent vague
 vast verbatim version viable vice visual vital void voluntary vulnerable walk way weaken weakness weight welcome widen widespread window wise wish withdraw withhold withstand workable workload worst worthwhile yardstick yearly yesterday`

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
export function isPlanRoot(root: string): boolean {
  const before = known.get(root)
  if (before !== undefined) return before
  const isPlan = PLAN_ROOTS.has(root) || (PREFIX.test(root) && PLAN_ROOTS.has(stem(root.replace(PREFIX, ''))))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(root, isPlan)
  return isPlan
}

const known = new Map<string, boolean>()
const MOST_KNOWN = 50_000

/** "recalculate", "untested", "subsystem" are as common as what they begin with. */
const PREFIX = /^(?:re|un|non|pre|mis|sub|co|dis|in|inter|over)(?=.{3})/

/** Whether a name is one that every such effort uses: "TPOC", "PDF", "Phase". */
export function isPlanName(name: string): boolean {
  return PLAN_NAMES.has(name) || PLAN_NAMES.has(name.replace(/s$/, ''))
}
