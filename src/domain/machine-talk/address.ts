import { AN, HERE, MACHINE, type MachinePhrase, MUST, mark, order, S, saying } from './words.ts'

const READS = String.raw`(?:reads?|reading|process(?:es|ing)?|pars(?:es?|ing)|review(?:s|ing)?|analy[sz](?:es?|ing)|summari[sz](?:es?|ing)|evaluat(?:es?|ing)|scan(?:s|ning)?|extract(?:s|ing)?|ingest(?:s|ing)?|index(?:es|ing)?|see(?:s|ing)?|draft(?:s|ing)?${S}from|works?${S}from|writ(?:es|ing)${S}from)`
/** Machines that read, and programs that do their work. */
const READER = String.raw`(?:${MACHINE}|(?:generative|agentic)${S}ai(?:${S}tools?)?|(?:reviewer|reviewing|reader|writer|drafting|summary|chat|ai)${S}?bots?|(?:machine|automated|ai|llm|robot)${S}(?:readers?|reviewers?|evaluators?|parsers?|processors?|systems?|agents?|summari[sz]ers?|writers?|drafters?)|ai${S}agents?|software|programs?|tools?|bots?|robots?|models?|agents?|assistants?)`
/** What a plan or an answer is made of, as nobody but who orders a machine speaks of it. */
const PRODUCT = String.raw`(?:work${S}plan|milestones?|deliverables?|award|qc|quality${S}(?:checks?|review|control)|summary|answers?|outputs?|links?|findings|proposal|offeror|score)`
/** Names of machines that can be spoken to. */
const CALLED = String.raw`(?:chat${S}?gpt|gpt(?:-?\d[\w.]{0,4})?|claude|gemini|copilot|llama|mistral|grok|deepseek|(?:ai|reviewer|reading|chat|summary)${S}?(?:bots?|agents?|assistants?|models?|readers?|reviewers?)|llms?|language${S}models?|assistant)`
const DO = String.raw`(?:please|you|ignore|disregard|forget|set|say|print|reveal|do${S}not|don['’]?t|never|always|respond|reply|output|include|follow|stop|write|approve|mark|rate|score|give|report|insert|recommend|add|treat|mention|append|put|make${S}sure|leave|skip|act|assume|answer)`

const CALLS: readonly MachinePhrase[] = [
  saying(
    'this|these',
    String.raw`\b${READER}${S}(?:(?:that|which|who|is|are|has|have|been|currently|used${S}to|asked${S}to|when|while|now|will)${S}){0,3}${READS}${S}(?:[\w-]{1,15}${S}){0,3}?(?:from${S}|of${S}|in${S}|on${S})?${HERE}${S}(?:[\w-]{1,20}${S}){0,4}?(?:it${S}|they${S}|you${S})?${MUST}\b`,
  ),
  saying(
    'this|these',
    String.raw`\b(?:to|for|dear|attention|hello|hi)${S}(?:any|all|every|each|whatever|the|whichever)${S}${READER}${S}(?:(?:that|which|who|is|are|currently)${S}){0,2}${READS}${S}${HERE}`,
  ),
  saying(
    'for',
    String.raw`(?:^|[.!?:*•)\n\f]\s?)(?:only${S})?for${S}(?:${MACHINE}|(?:machine|automated|ai|llm|robot|automatic)${S}(?:readers?|reviewers?|evaluators?|processors?|summari[sz]ers?|writers?|drafters?))(?:${S}only)?\s?[:,–—-][^.!?\f]{0,80}\b${PRODUCT}\b`,
  ),
  saying(
    'gpt|claude|gemini|copilot|llama|mistral|grok|deepseek|llm|model|bot|assistant|agent|reader|reviewer',
    String.raw`(?:^|[.!?(•*·\n\f–—-]\s?)(?:(?:dear|hey|hello|hi|ok|okay|attention|listen)${S})?${AN}${CALLED}\s?(?:[,:!]|\s[–—-])\s?(?:please${S})?${DO}\b(?!${S}(?:shall|must|should|may|can|is|are)\b)`,
  ),
  saying(
    'note|message|memo|instruction|order|notice|hint',
    String.raw`\b(?:note|message|memo|instructions?|orders?|notice|hint)${S}(?:to|for)${S}${AN}${READER}${S}(?:that${S}is${S}|which${S}is${S}|who${S}is${S})?(?:drafting|writing|generating|preparing|summari[sz]ing|reading|reviewing|producing|planning)${S}(?:the|this|a|our|your)${S}`,
  ),
  saying(
    'openai|anthropic|your',
    String.raw`\b(?:message|override|order|notice|update|instructions?|announcement)${S}(?:from|by)${S}(?:openai|anthropic|your${S}(?:developers?|vendor|provider|administrators?|creators?))\b[^.!?\f]{0,40}[:.–—-]`,
  ),
  saying(
    'this|these',
    String.raw`\b(?:${MACHINE}|bots?)${S}(?:(?:that|which|who|is|are|currently)${S}){0,2}${READS}${S}(?:this|these|${HERE})\s?:`,
  ),
  saying(
    'you',
    String.raw`\b(?:if|should|since|because|when)${S}you${S}(?:are|be)${S}(?:an?${S})?(?:neural${S}network|machine|computer(?:${S}program)?|robot|bot|algorithm|automated${S}(?:system|process|tool)|program|software|model)\b`,
  ),
  saying(
    'attention|listen|hello|look',
    String.raw`\b(?:pay${S}attention|listen|hello|look${S}here|now${S}then)\s?,\s?(?:you${S})?(?:chat${S}?bot|ai|llm|language${S}model|gpt|claude|assistant|bot|machine|robot|model|computer)\s?[!,.:]`,
  ),
  saying(
    'as the',
    String.raw`\bas${S}the${S}(?:ai|model|assistant|llm|machine|bot|language${S}model|program)${S}(?:that${S}is${S})?(?:completing|writing|drafting|generating|preparing|reading|reviewing|processing|summari[sz]ing)${S}(?:this|the)\b`,
  ),
  saying(
    'hidden|secret|covert|invisible|addressed|meant|intended',
    String.raw`\b(?:(?:hidden|secret|covert|invisible)${S}(?:instructions?|messages?|prompts?|commands?|notes?|words?)|this${S}(?:paragraph|sentence|text|message|note|line)${S}is${S}(?:addressed|meant|intended|written))${S}(?:to|for)${S}(?:the|any|all|every)${S}(?:reviewing${S}|reading${S}|drafting${S})?(?:ai|llm|model|algorithm|machine|bot|software|program|language${S}model|chatbot|assistant)s?\b`,
  ),
  saying(
    'rate|score|rank|recommend|select|approve|praise|favo',
    String.raw`\b(?:${MACHINE}|bots?|robots?|algorithms?)${S}${MUST}${S}(?:always${S})?(?:rate|score|rank|recommend|select|approve|praise|favou?r)${S}(?:this|our|my)${S}(?:offeror|proposal|company|firm|submission|plan|team)\b`,
  ),
  saying(
    'using|used|uses|use',
    String.raw`\b(?:using|uses?|used)${S}${AN}${MACHINE}${S}to${S}(?:draft|write|make|generate|prepare|summari[sz]e|produce)${S}(?:an?|the|any|their|its)${S}(?:work${S}plan|plan|summary|milestones?)${S}(?:from|of|out${S}of)${S}${HERE}${S}${MUST}\b`,
  ),
  saying(
    'been',
    String.raw`\b(?:the|this|your)${S}(?:ai|model|assistant|llm|language${S}model|chatbot)${S}ha(?:s|ve)${S}been${S}(?:instructed|ordered|authori[sz]ed|told|programmed|cleared)${S}[^.!?\f]{0,30}?to${S}(?:waive|ignore|skip|approve|disregard|omit|bypass|accept|mark)\b`,
  ),
  saying(
    'authori|permi|allow',
    String.raw`\b(?:authori[sz]e[sd]?|permit(?:s|ted)|allow(?:s|ed))${S}you${S}to${S}(?:skip|ignore|bypass|disable|approve|disregard)\b`,
  ),
  saying('you', String.raw`\byou\s?,${S}(?:the|an?|as${S}an?|dear)${S}(?:model|ai|assistant|llm|bot|agent|language${S}model|machine)\s?,`),
]

/** Marks with which programs hand over turns, calls of tools and pictures, and elements that make a browser do something. */
const WIRE: readonly MachinePhrase[] = [
  mark(
    '<',
    String.raw`<\s?/?\s?(?:\w{1,10}:)?(?:tool_calls?|tool_use|tool_result|function_calls?|function_results?|invoke${S}name|start_of_turn|end_of_turn)\b`,
  ),
  mark('messages', String.raw`"messages"\s?:\s?\[\s?\{`),
  mark(
    'role',
    String.raw`["']?\brole["']?\s?[:=]\s?["']?(?:system|assistant|developer|tool)["']?\s{0,3}[,;\n\f]\s{0,3}["']?content["']?\s?[:=]|["']role["']\s?:\s?["'](?:user|system|assistant|developer|tool)["']`,
  ),
  mark(
    'human|user',
    String.raw`(?:^|[\n\f])\s?(?:Human|USER|User|human)\s?:\s?(?:please|ignore|approve|you\b|write${S}|say${S}|set${S}the|print${S}|can${S}you|what${S}is|how${S}do)`,
  ),
  mark(
    'user|human',
    String.raw`(?:^|[\n\f])\s?(?:user|human)\s?:[^\f]{1,300}[\n\f]\s?(?:assistant|ai|model|bot)\s?:[^.!?\f]{0,120}\b(?:passed|approved|sure|certainly|of${S}course|here${S}is|done)\b`,
  ),
  mark('override', String.raw`\b(?:admin|root|sudo|developer|prompt|instruction)${S}(?:level${S}|mode${S})?override\b`),
  mark('sudo', String.raw`(?:^|[\n\f.!?]\s?)sudo${S}(?:set|write|approve|say|print|mark|ignore|make|give)\b`),
  mark(
    '<',
    String.raw`<\s?(?:script|iframe|object|embed|svg|math|link|meta|base|form|img|video|audio)(?:\s|/)[^<>\f]{0,400}?\b(?:on[a-z]{3,24}|src|srcset|href|srcdoc|formaction|action|http-equiv)\s?=|<\s?[a-z]{1,12}[\s/][^<>\f]{0,200}?\bon[a-z]{3,24}\s?=|<\s?script\s?>[^<>\f]{0,400}(?:\(|=)`,
  ),
  mark('script:|data:', String.raw`\b(?:javascript|vbscript)\s?:\s?[\p{L}_$][\w$]{0,40}\s?[(.=\[\x60]|\bdata:text/(?:html|javascript)[;,]`),
  mark('data', String.raw`<\s?/?\s?(?:data|document|context|input|source|untrusted|content)(?:[-_](?:[\da-f]{6,40}|key)|\s?>)`),
  mark('![', String.raw`!\[[^\]\n\f]{0,80}\]\s?\(`),
  order(
    'following|this|markdown',
    String.raw`\b(?:render|embed|insert|display|show|paste|output)${S}(?:the${S}following|this|below|markdown|the${S}markdown)\b[^.!?\f]{0,60}\[[^\]\n\f]{0,80}\]\s?\(`,
  ),
]

/** Ways of calling a machine that reads, and of feigning what its program sends. */
export const ADDRESSES: readonly MachinePhrase[] = [...CALLS, ...WIRE]
