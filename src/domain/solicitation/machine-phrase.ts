import { ORDERS_ABROAD } from './machine-phrase-abroad.ts'

/**
 * A way of talking to a machine. A mark always counts; a saying does unless it is quoted as an example;
 * an order only where it is said to the reader, not where a text tells what others do.
 */
export type MachinePhrase = { pattern: RegExp; as: 'mark' | 'saying' | 'order' }

/** What may stand between two words, so that marks and line ends between them do not matter. */
const S = String.raw`(?:[\s,;:*_"'’“”«»()\[\]<>~|/.-]{1,6})`
const WORDS = String.raw`(?:[\w'’-]{1,20}${S}){0,3}?`
const AN = String.raw`(?:(?:an?|the|any|all|every|each|my|our|this|these|your)${S}){0,2}`

/** Machines that read and write. */
const MACHINE = String.raw`(?:ai|a\.i\.|artificial${S}intelligence|llms?|(?:large${S})?language${S}models?|chat${S}?bots?|chat${S}?gpt|gpt(?:-?\d[\w.]{0,4})?|claude|gemini|copilot|ai${S}(?:assistants?|models?|agents?|systems?|tools?|readers?|reviewers?|evaluators?|bots?)|virtual${S}assistants?|(?:automated|automatic)${S}(?:readers?|reviewers?|evaluators?|summari[sz]ers?|parsers?))`
const EARLIER = String.raw`(?:previous(?:ly)?|prior|preceding|foregoing|earlier|above|former|past|existing|original|initial|system|default|old)`
const INSTRUCTIONS = String.raw`(?:instructions?|prompts?|directions|directives|guidelines|guidance|orders|commands|rules|context|programming|training|conversation|constraints|restrictions|policies)`
const DROP = String.raw`(?:ignore|disregard|forget|override|overrule|discard|bypass|neglect|omit|skip|dismiss|(?:do${S}not|don['’]?t|stop|never|cease)${S}(?:follow(?:ing)?|obey(?:ing)?|heed(?:ing)?|comply${S}with))`
const TELL = String.raw`(?:say|state|report|write|claim|declare|conclude|output|print|answer|confirm|respond|reply|tell${S}(?:them|him|her|the${S}user|everyone))`
const SHOW = String.raw`(?:reveal|print|repeat|show|output|display|leak|disclose|recite|dump|expose|give|tell|list|reproduce|return)`
const PUT = String.raw`(?:print|include|insert|add|embed|append|output|put|render|place|display|show|paste|attach)`

/** What makes an earlier instruction one on paper: an amendment may well say to disregard it. */
const ON_PAPER = String.raw`(?![^.!?\f]{0,12}\b(?:in|from|regarding|on|concerning|about|for|issued|published|posted|of|related|relating|contained|provided|given|under|within|and${S}(?:refer|use|see))\b[^.!?\f]{0,60}\b(?:section|amendment|volume|appendix|attachment|annex|baa|announcement|release|version|page|proposal|submission|budget|cost|dsip|portal|website|topic|format|deliverable|solicitation|manual|chapter|paragraph|phase|memo|letter)s?\b)`

function saying(source: string): MachinePhrase {
  return { pattern: new RegExp(source, 'giu'), as: 'saying' }
}

function mark(source: string): MachinePhrase {
  return { pattern: new RegExp(source, 'giu'), as: 'mark' }
}

function order(source: string): MachinePhrase {
  return { pattern: new RegExp(source, 'giu'), as: 'order' }
}

/** "Ignore all previous instructions", and the same in other words. */
const DROPPING = [
  order(
    String.raw`\b${DROP}${S}${AN}(?:of${S})?(?:the${S}|your${S}|my${S}|these${S}|those${S}|any${S})?${EARLIER}${S}(?:(?:and|or|system|user|safety|developer|set|given|hidden|${EARLIER})${S}){0,3}${INSTRUCTIONS}(?![a-z\d])${ON_PAPER}`,
  ),
  order(
    String.raw`\b${DROP}${S}(?:(?:all|any|every|each)${S}(?:of${S})?)?your${S}(?:own${S}|system${S}|safety${S}|content${S}|ethical${S}|built-in${S}|internal${S}|core${S}){0,2}(?:${INSTRUCTIONS}|filters?|safeguards?|guardrails?|task|role|purpose)\b`,
  ),
  order(
    String.raw`\b${DROP}${S}(?:all${S}|any${S}|every${S})(?:of${S})?(?:the${S}|these${S}|those${S})?(?:instructions|prompts|directives|guidelines|rules)${S}(?:above|before|so${S}far|that${S}came|you|given${S}to${S}you|until${S}now|up${S}to${S}(?:now|here))\b`,
  ),
  order(
    String.raw`\b${DROP}${S}(?:everything|anything|all|whatever|what)${S}(?:(?:that${S}|of${S}the${S}|the${S})?(?:above|before|prior${S}to|preceding|previously|said${S}(?:above|before)|you|(?:was|were|came|has${S}been)${S}(?:said|told|written|stated|before|above))(?![${"'’"}]))\b(?!${S}(?:freezing|ground|water|sea))`,
  ),
  order(
    String.raw`\b(?:ignore|disregard|forget)${S}the${S}(?:above|foregoing|preceding)(?:${S}(?:text|and|instead|document|content|prompt|instructions?|directions)\b|[.!,;\n\f]|$)`,
  ),
  order(String.raw`\bforget${S}(?:that${S}you${S}are|who${S}you${S}are|your${S}(?:identity|name|limits))\b`),
]

/** Who the machine is to be. */
const PLAYING = [
  saying(
    String.raw`\byou${S}are${S}(?:now|no${S}longer|from${S}now${S}on)${S}${AN}(?:[\w-]{1,20}${S}){0,2}?(?:${MACHINE}|assistant|dan|expert|evaluator|unrestricted|uncensored|jailbroken|unfiltered|bound|restricted|playing|acting|pretending|pirate|hacker|persona|character|role|developer${S}mode)\b`,
  ),
  saying(
    String.raw`\byou${S}are${S}(?:an?${S})(?:helpful|harmless|honest|obedient|unrestricted|uncensored|${MACHINE})(?:${S}[\w-]{1,20}){0,2}?${S}?(?:assistant|model|bot|ai|llm|chatbot|agent|who|that|and|designed|trained)\b`,
  ),
  saying(String.raw`\b(?:if|since|because|as)${S}you${S}are${S}(?:reading${S}this${S}(?:and${S}are${S})?${S}?)?(?:an?${S})${MACHINE}\b`),
  order(
    String.raw`\b(?:act|behave|respond|answer|operate|roleplay|role-play)${S}(?:as${S}if${S}you${S}(?:are|were)|as|like)${S}(?:an?${S}|the${S})?(?:[\w-]{1,20}${S}){0,2}?(?:${MACHINE}|assistant|dan|unrestricted|uncensored|jailbroken|unfiltered)\b`,
  ),
  order(String.raw`\bpretend${S}(?:to${S}be|that${S}you|you)\b`),
  saying(
    String.raw`\bfrom${S}(?:now|here|this${S}(?:point|moment))${S}(?:on|onwards?|forward|on${S}out)?${S}?you${S}(?:will|must|are|should|shall|have|may|can|only|act|respond)\b`,
  ),
  saying(
    String.raw`\bas${S}(?:an?${S}|the${S})?(?:[\w-]{1,20}${S})?(?:${MACHINE}|(?:helpful|writing|drafting|digital)${S}assistant)${S}(?:(?:reading|processing|with|trained|that|who)[^.!?\f]{0,50}?[,\s])?(?:you(?:r|'re|’re)?|it${S}is${S}your|i${S}(?:cannot|can['’]?t|am|will|must))\b`,
  ),
  saying(
    String.raw`\bdo${S}anything${S}now\b|\b(?:dan|jailbreak|jailbroken|god|unrestricted)${S}mode\b(?=[^.!?\f]{0,40}\b(?:enabled|activated|on|you)\b)`,
  ),
  order(
    String.raw`\b(?:enter|enable|activate|switch${S}to|engage)${S}(?:the${S})?(?:dan|jailbreak|god|unrestricted|unfiltered|uncensored)${S}mode\b`,
  ),
  saying(
    String.raw`\byour${S}(?:new|real|true|actual|updated|only|sole)${S}(?:task|instructions?|role|objective|goal|job|mission|purpose|orders|directives?|system${S}prompt|prompt)${S}(?:is|are|now|will|reads?)\b`,
  ),
  saying(
    String.raw`\bi${S}am${S}(?:your|the)${S}(?:developer|creator|programmer|system${S}administrator|administrator|admin|owner|operator|master)\b`,
  ),
]

/** Calls by name: "Note to AI readers:", "Dear language model,". */
const CALLING = [
  saying(
    String.raw`\b(?:attention|note|notice|message|instructions?|hint|reminder|important|warning|order|command|request)s?${S}(?:to|for)?${S}?${AN}(?:[\w-]{1,20}${S})?${MACHINE}(?:${S}(?:and|or)${S}${AN}${MACHINE})?(?:${S}(?:reading|processing|reviewing|parsing|analy[sz]ing|summari[sz]ing|evaluating|scanning|handling|users?|readers?|reviewers?))?(?:${S}(?:this|the)${S}(?:document|text|page|file|pdf|solicitation|topic))?\s?(?:[:!,]|[–—-]\s)`,
  ),
  saying(
    String.raw`(?:^|[.!?\n\f]\s?)(?:(?:dear|hey|hello|hi|ok|okay|attention)${S})?${AN}(?:helpful${S})?(?:chat${S}?gpt|gpt-?\d[\w.]{0,4}|claude|gemini|copilot|language${S}model|ai(?:${S}(?:assistant|model|agent))?|llm|assistant|chatbot)\s?[,:!]\s?(?:please|you|ignore|disregard|forget|set|say|print|reveal|do${S}not|don['’]?t|never|always|respond|reply|output|include|follow|stop|write|approve|mark|rate|give|report|insert|recommend|from${S}now|this${S}is)\b`,
  ),
  saying(
    String.raw`\b${MACHINE}${S}(?:that${S}(?:is|are)${S}|which${S}(?:is|are)${S}|who${S}(?:is|are)${S}|currently${S})?(?:reads?|reading|processing|processes|reviewing|parsing|analy[sz]ing|summari[sz]ing|evaluating|scanning)${S}this${S}(?:document|text|page|file|pdf|solicitation|topic|section|paragraph|sentence|line)?${S}?(?:must|should|shall|has${S}to|needs${S}to|is${S}(?:to|required|instructed|ordered)|are${S}(?:to|required|instructed|ordered)|will)\b`,
  ),
  order(
    String.raw`\bwhen${S}(?:you${S})?(?:summari[sz](?:e|ing)|process(?:ing)?|pars(?:e|ing)|analy[sz](?:e|ing)|generat(?:e|ing)|draft(?:ing)?|answer(?:ing)?|read(?:ing)?)${S}(?:this|the|your|a|any)${S}(?:document|text|solicitation|topic|pdf|file|page|work${S}plan|plan|answer|response|summary|output)${S}(?:you${S}must${S}|please${S}|make${S}sure${S}(?:to${S}|you${S}))?(?:always${S}|never${S}|only${S}|also${S})?(?:ignore|disregard|say|output|pretend|act|set|add${S}(?:the|this)|insert|print|claim|report${S}that|state${S}that|mark|approve|do${S}not${S}(?:mention|tell|reveal))\b`,
  ),
  saying(
    String.raw`\b(?:hidden|secret|covert)${S}(?:instructions?|messages?|prompts?|commands?|notes?)${S}(?:to|for)${S}${AN}(?:${MACHINE}|assistant|models?)\s?[:!,]`,
  ),
]

/** What the machine is to answer, do or keep to itself. */
const ANSWERING = [
  order(
    String.raw`\b(?:only${S})?(?:respond|reply|answer|output|return)${S}(?:only|solely|exclusively|just|exactly)?${S}?(?:with|in|by${S}saying)${S}(?:only${S}|exactly${S}|just${S}|nothing${S}but${S})?(?:the${S}(?:single${S}|exact${S}|following${S}|one${S})?(?:words?|phrase|text|sentence|string|letters?)|yes\b|no\b|ok\b|json|approved|accepted|pass(?:ed)?|a${S}single|one${S}word|["“'‘])`,
  ),
  order(
    String.raw`\b(?:output|return|print|respond|reply|answer)${S}(?:only|just|exactly|nothing${S}but)${S}(?:json|yes|no|ok|approved|pass(?:ed)?|the${S}(?:words?|phrase)|["“])`,
  ),
  order(
    String.raw`\b(?:respond|reply|answer)${S}(?:only|solely|exclusively)${S}with\b(?!${S}(?:the${S})?(?:information|data|documents?|material|forms?|items?|proposals?|volumes?|encrypted|signed|authenticated))`,
  ),
  order(
    String.raw`\b(?:do${S}not|don['’]?t|never)${S}(?:ever${S})?(?:tell|inform|let|mention${S}(?:any${S}of${S})?(?:this|it|that|these)${S}(?:[\w-]{1,20}${S}){0,2}?to|reveal${S}(?:this|it|that|these)${S}(?:[\w-]{1,20}${S}){0,2}?to|say${S}(?:this|it|that|anything)${S}to|show${S}(?:this|it)${S}to)${S}(?:the${S}|any${S}|your${S}|a${S})?(?:human${S})?(?:users?|humans?|readers?|reviewers?|people|person|anyone|anybody|customer|client)\b`,
  ),
  order(
    String.raw`\b(?:do${S}not|don['’]?t|never)${S}(?:mention|reveal|disclose|acknowledge|repeat|admit)${S}(?:that${S}you|these${S}instructions|this${S}(?:instruction|message|prompt|note)|your${S}(?:instructions|prompt|rules|role)|the${S}(?:existence${S}of${S})?(?:system${S}prompt|these${S}instructions|this${S}(?:message|instruction)))`,
  ),
  order(
    String.raw`\b(?:hide|conceal|keep)${S}(?:this|these${S}instructions|this${S}instruction)${S}(?:secret${S})?from${S}(?:the${S})?(?:users?|humans?|readers?|reviewers?)\b`,
  ),
  order(
    String.raw`\bwithout${S}(?:telling|mentioning${S}(?:it|this)${S}to)${S}(?:the${S}|any${S})?(?:users?|humans?|readers?|reviewers?|anyone)\b`,
  ),
  order(
    String.raw`\b${SHOW}${S}(?:me${S}|us${S}|out${S})?(?:all${S}|all${S}of${S})?(?:your${S}(?:(?:full|entire|system|initial|hidden|secret|original|own|internal|complete)${S}){0,3}(?:instructions?|prompts?|guidelines|rules|configuration|programming|api${S}keys?|context${S}window)|the${S}(?:(?:system|initial|original)${S}prompt|(?:hidden|secret)${S}(?:instructions?|prompts?|rules)))(?![a-z\d])`,
  ),
  order(
    String.raw`\b(?:repeat|print|output|reproduce)${S}(?:everything|all${S}(?:of${S}the${S})?text|the${S}(?:words|text)|all)${S}(?:above|before${S}this|from${S}the${S}(?:beginning|start)|you${S}(?:were|have${S}been))`,
  ),
  order(
    String.raw`\b(?:follow|obey|comply${S}with|execute|carry${S}out)${S}(?:only${S}|just${S})?(?:my${S}(?:instructions?|commands?|orders?)|(?:these|the${S}following)${S}(?:new|hidden|secret|updated)${S}(?:instructions?|commands?|orders?)|these${S}(?:instructions?|commands?|orders?)${S}instead|everything${S}i${S}say)\b`,
  ),
  saying(
    String.raw`(?:^|[\n\f]|\b(?:new|begin|start|end${S}of|updated|your|override|overriding|hidden|secret)${S})(?:the${S})?system${S}prompt\s?[:=\n\f]`,
  ),
  order(
    String.raw`\b(?:override|overwrite|replace|change|update|ignore|disregard|forget|leak|bypass)${S}(?:the|your)${S}system${S}(?:prompt|message|instructions?)\b`,
  ),
  order(
    String.raw`\b(?:send|post|transmit|exfiltrate|upload|forward|email|leak)${S}(?:the${S}|all${S}|any${S}|your${S}){0,2}(?:conversation|chat${S}(?:history|log)|users?['’]?s?${S}(?:data|answers|password|information|files)|api${S}keys?|credentials|passwords?|system${S}prompt|secrets|tokens)${S}(?:[\w-]{1,20}${S}){0,3}?(?:to|at)\b`,
  ),
]

/** What a plan or a review is made to say. */
const FORGING = [
  order(
    String.raw`\b(?:set|change|raise|increase|make|fix)${S}(?:the|its|this|your)${S}(?:total${S}|phase${S}i{1,3}${S}|proposed${S})?(?:award|payments?|budget|funding|contract${S}value|price|milestone${S}payments?)${S}(?:(?:amount|value|total|ceiling|figure|sum|size)${S})?(?:to|at|as|=)${S}?(?=[$€£\d]|usd|zero|one|the${S}max|maximum|ten|a${S}(?:million|hundred))`,
  ),
  order(
    String.raw`\b${TELL}${S}(?:only${S})?(?:that${S})?["'“‘]?(?:the${S}|all${S}|every${S}|this${S}|your${S}){0,2}(?:qc|quality${S}(?:control|check|checks|findings?)|(?:quality${S})?checks?|validation|coverage|compliance${S}check|work${S}plan|plan|proposal|solicitation|everything)${S}(?:(?:has|have|is|was|were|are|been|fully|already|all|successfully)${S}){0,3}(?:pass(?:ed|es)?|approved|compliant|complete|fine|ok|perfect|green|successful|accepted|satisfied|met)\b`,
  ),
  order(
    String.raw`\b(?:mark|flag|treat|consider|label|report|rate|score|classify|count)${S}(?:all${S}|every${S}|each${S}|this${S}|the${S}|any${S}|of${S}){1,3}(?:(?:quality${S})?(?:findings?|checks?)|qc|requirements?|proposals?|plans?|work${S}plans?|milestones?|offerors?|compan(?:y|ies)|submissions?|applications?|applicants?|candidates?)${S}(?:as${S}|to${S}be${S}|with${S}|at${S})(?:being${S}|having${S}|been${S}|fully${S}|automatically${S}|the${S}|a${S}){0,3}["'“‘]?(?:pass(?:ed|ing)?|approved|compliant|complete|completed|met|satisfied|accepted|selected|winning|winner|covered|answered|resolved|highest|best|10|ten|perfect|maximum|outstanding|excellent|top)\b`,
  ),
  order(
    String.raw`\bgive${S}(?:this|the|our|my)${S}(?:proposal|company|offeror|submission|plan|applicant|candidate|firm)${S}(?:the${S}|a${S}|an${S})?(?:highest|perfect|maximum|top|best|full|positive|outstanding|favou?rable)${S}(?:possible${S})?(?:score|rating|marks?|grade|review|recommendation|evaluation)`,
  ),
  order(
    String.raw`\b(?:recommend|select|choose|approve)${S}(?:this|our|my)${S}(?:proposal|company|offeror|submission|firm|applicant)${S}(?:for${S}(?:the${S})?(?:award|funding|selection|acceptance)|immediately|without|as${S}the${S}winner|over${S}all)`,
  ),
  order(
    String.raw`\b${PUT}${S}(?:this|that|the${S}following|the${S}below|my)${S}(?:exact${S}|markdown${S}|html${S}|hidden${S}|clickable${S})?(?:links?|urls?|hyperlinks?|images?|html|markdown|script|code|pixel|iframe|sentence|phrase|text|words?)${S}?(?:(?:in|into|to|at|on|after|within|under|with)${S}(?:the${S}|your${S}|every${S}|each${S}|all${S}|any${S}){0,2}(?:(?:end|top|start|beginning|bottom|footer|header)${S}of${S}(?:the${S}|your${S}|every${S}|each${S}){0,2})?(?:answers?|outputs?|responses?|repl(?:y|ies)|summar(?:y|ies)|work${S}plans?|plans?|milestones?|messages?|documents?${S}(?:you|that${S}you))\b|\s{0,3}[:(<"]{0,3}\s?(?:https?:|www\.|!?\[))`,
  ),
  order(String.raw`\b(?:print|render|display|output)${S}(?:this|the|a)${S}(?:following${S})?(?:link|url|hyperlink|image|markdown)\b`),
]

/** Marks with which programs tell a model who is speaking. */
const MARKS = [
  mark(
    String.raw`<\s?\|\s?(?:im_start|im_end|im_sep|system|user|assistant|end|endoftext|eot_id|start_header_id|end_header_id|begin_of_text|endofprompt|tool|function)\s?\|\s?>`,
  ),
  mark(String.raw`\[\s?/?\s?(?:INST|SYS|SYSTEM_PROMPT|SYSTEM${S}PROMPT)\s?\]|<<\s?/?\s?SYS\s?>>`),
  mark(String.raw`<\s?/?\s?(?:system|assistant|system[_-]?prompt|system[_-]?message|instructions?|prompt|human|admin|developer)\s?>`),
  mark(String.raw`#{2,6}\s{0,2}(?:system|instructions?|human|assistant|user|response|prompt|system${S}prompt|new${S}instructions?)\s?:`),
  mark(
    String.raw`(?:^|[\n\f])\s?(?:SYSTEM|system|System|ADMIN|DEVELOPER|ROOT)\s?(?:MESSAGE|message|OVERRIDE|override|PROMPT|prompt|NOTE|NOTICE)?\s?:\s?(?:you\b|ignore\b|disregard\b|forget\b|override\b|new\b|from${S}now|the${S}(?:user|assistant)|assistant\b|do${S}not|never\b|always\b|please\b|respond\b|reply\b|output\b|reveal\b|set${S}the${S}award|say\b|print\b)`,
  ),
  mark(
    String.raw`(?:^|[\n\f])\s?(?:assistant|ai|chatgpt|bot|model)\s?:\s?(?:sure\b|of${S}course|certainly\b|understood\b|okay\b|ok\b|yes\b|absolutely\b|i${S}(?:will|am|can|have|understand)\b|i['’]ll\b|here${S}(?:is|are)\b|ignore\b|["“])`,
  ),
  mark(String.raw`\{\{\s?(?:system|user|assistant|prompt|instructions?)\s?\}\}|"role"\s?:\s?"(?:system|assistant)"`),
  mark(String.raw`\b(?:begin|start|end)${S}(?:of${S})?(?:the${S})?(?:system|hidden|new)${S}(?:prompt|instructions?|message)\b`),
]

/** Every way of talking to a machine that is known here. All counts are bounded, so that looking takes time in proportion to the text and no more. */
export const MACHINE_PHRASES: readonly MachinePhrase[] = [
  ...MARKS,
  ...DROPPING,
  ...PLAYING,
  ...CALLING,
  ...ANSWERING,
  ...FORGING,
  ...ORDERS_ABROAD.map(saying),
]
