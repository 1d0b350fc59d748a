import { ADDRESSES } from './address.ts'
import { FORGING, MARKS } from './forgery.ts'
import { FORCED, LURES } from './lure.ts'
import { ORDERS_ABROAD } from './phrase-abroad.ts'
import { PLAN_ORDERS } from './plan-order.ts'
import { AN, DROP, EARLIER, INSTRUCTIONS, MACHINE, type MachinePhrase, ON_PAPER, order, S, SHOW, saying } from './words.ts'

const DROPS = 'ignore|disregard|forget|overrid|overrul|discard|bypass|neglect|omit|skip|dismiss|follow|obey|heed|comply'

/** "Ignore all previous instructions", and the same in other words. */
const DROPPING = [
  order(
    DROPS,
    String.raw`\b${DROP}${S}${AN}(?:of${S})?(?:the${S}|your${S}|my${S}|these${S}|those${S}|any${S})?${EARLIER}${S}(?:(?:and|or|system|user|safety|developer|set|given|hidden|${EARLIER})${S}){0,3}${INSTRUCTIONS}(?![a-z\d])${ON_PAPER}`,
  ),
  order(
    DROPS,
    String.raw`\b${DROP}${S}(?:(?:all|any|every|each)${S}(?:of${S})?)?your${S}(?:own${S}|system${S}|safety${S}|content${S}|ethical${S}|built-in${S}|internal${S}|core${S}){0,2}(?:${INSTRUCTIONS}|filters?|safeguards?|guardrails?|task|role|purpose)\b`,
  ),
  order(
    DROPS,
    String.raw`\b${DROP}${S}(?:all${S}|any${S}|every${S})(?:of${S})?(?:the${S}|these${S}|those${S})?(?:instructions|prompts|directives|guidelines|rules)${S}(?:above|before|so${S}far|that${S}came|you|given${S}to${S}you|until${S}now|up${S}to${S}(?:now|here))\b`,
  ),
  order(
    DROPS,
    String.raw`\b${DROP}${S}(?:everything|anything|all|whatever|what)${S}(?:(?:that${S}|of${S}the${S}|the${S})?(?:above|before|prior${S}to|preceding|previously|said${S}(?:above|before)|you|(?:was|were|came|has${S}been)${S}(?:said|told|written|stated|before|above))(?![${"'’"}]))\b(?!${S}(?:freezing|ground|water|sea))`,
  ),
  order(
    'ignore|disregard|forget',
    String.raw`\b(?:ignore|disregard|forget)${S}the${S}(?:above|foregoing|preceding)(?:${S}(?:text|and|instead|document|content|prompt|instructions?|directions)\b|[.!,;\n\f]|$)`,
  ),
  order('forget', String.raw`\bforget${S}(?:that${S}you${S}are|who${S}you${S}are|your${S}(?:identity|name|limits))\b`),
]

/** Who the machine is to be. */
const PLAYING = [
  saying(
    'you',
    String.raw`\byou${S}are${S}(?:now|no${S}longer|from${S}now${S}on)${S}${AN}(?:[\w-]{1,20}${S}){0,2}?(?:${MACHINE}|assistant|dan|expert|evaluator|unrestricted|uncensored|jailbroken|unfiltered|bound|restricted|playing|acting|pretending|pirate|hacker|persona|character|role|developer${S}mode)\b`,
  ),
  saying(
    'you',
    String.raw`\byou${S}are${S}(?:an?${S})(?:helpful|harmless|honest|obedient|unrestricted|uncensored|${MACHINE})(?:${S}[\w-]{1,20}){0,2}?${S}?(?:assistant|model|bot|ai|llm|chatbot|agent|who|that|and|designed|trained)\b`,
  ),
  saying(
    'you',
    String.raw`\b(?:if|since|because|as)${S}you${S}are${S}(?:reading${S}this${S}(?:and${S}are${S})?${S}?)?(?:an?${S})${MACHINE}\b`,
  ),
  order(
    'unrestricted|language|ai|llm|chat|gpt|assistant|dan|uncensored|jailbroken|unfiltered|claude|gemini|copilot|intelligence|automat',
    String.raw`\b(?:act|behave|respond|answer|operate|roleplay|role-play)${S}(?:as${S}if${S}you${S}(?:are|were)|as|like)${S}(?:an?${S}|the${S})?(?:[\w-]{1,20}${S}){0,2}?(?:${MACHINE}|assistant|dan|unrestricted|uncensored|jailbroken|unfiltered)\b`,
  ),
  order('pretend', String.raw`\bpretend${S}(?:to${S}be|that${S}you|you)\b`),
  saying(
    'you',
    String.raw`\bfrom${S}(?:now|here|this${S}(?:point|moment))${S}(?:on|onwards?|forward|on${S}out)?${S}?you${S}(?:will|must|are|should|shall|have|may|can|only|act|respond)\b`,
  ),
  saying(
    'language|ai|llm|chat|gpt|assistant',
    String.raw`\bas${S}(?:an?${S}|the${S})?(?:[\w-]{1,20}${S})?(?:${MACHINE}|(?:helpful|writing|drafting|digital)${S}assistant)${S}(?:(?:reading|processing|with|trained|that|who)[^.!?\f]{0,50}?[,\s])?(?:you(?:r|'re|’re)?|it${S}is${S}your|i${S}(?:cannot|can['’]?t|am|will|must))\b`,
  ),
  saying(
    'anything|dan|jailbr|god|unrestricted',
    String.raw`\bdo${S}anything${S}now\b|\b(?:dan|jailbreak|jailbroken|god|unrestricted)${S}mode\b(?=[^.!?\f]{0,40}\b(?:enabled|activated|on|you)\b)`,
  ),
  order(
    'dan|jailbr|god|unrestricted|unfiltered|uncensored',
    String.raw`\b(?:enter|enable|activate|switch${S}to|engage)${S}(?:the${S})?(?:dan|jailbreak|god|unrestricted|unfiltered|uncensored)${S}mode\b`,
  ),
  saying(
    'your',
    String.raw`\byour${S}(?:new|real|true|actual|updated|only|sole)${S}(?:task|instructions?|role|objective|goal|job|mission|purpose|orders|directives?|system${S}prompt|prompt)${S}(?:is|are|now|will|reads?)\b`,
  ),
  saying(
    'i am|i\nam',
    String.raw`\bi${S}am${S}(?:your|the)${S}(?:developer|creator|programmer|system${S}administrator|administrator|admin|owner|operator|master)\b`,
  ),
]

/** Calls by name: "Note to AI readers:", "Dear language model,". */
const CALLING = [
  saying(
    'attention|note|notice|message|instruction|hint|reminder|important|warning|order|command|request',
    String.raw`\b(?:attention|note|notice|message|instructions?|hint|reminder|important|warning|order|command|request)s?${S}(?:to|for)?${S}?${AN}(?:[\w-]{1,20}${S})?${MACHINE}(?:${S}(?:and|or)${S}${AN}${MACHINE})?(?:${S}(?:reading|processing|reviewing|parsing|analy[sz]ing|summari[sz]ing|evaluating|scanning|handling|users?|readers?|reviewers?))?(?:${S}(?:this|the)${S}(?:document|text|page|file|pdf|solicitation|topic))?\s?(?:[:!,]|[–—-]\s)`,
  ),
  saying(
    'gpt|claude|gemini|copilot|language model|language\nmodel|ai|llm|assistant|chatbot',
    String.raw`(?:^|[.!?\n\f]\s?)(?:(?:dear|hey|hello|hi|ok|okay|attention)${S})?${AN}(?:helpful${S})?(?:chat${S}?gpt|gpt-?\d[\w.]{0,4}|claude|gemini|copilot|language${S}model|ai(?:${S}(?:assistant|model|agent))?|llm|assistant|chatbot)\s?[,:!]\s?(?:please|you|ignore|disregard|forget|set|say|print|reveal|do${S}not|don['’]?t|never|always|respond|reply|output|include|follow|stop|write|approve|mark|rate|give|report|insert|recommend|from${S}now|this${S}is)\b`,
  ),
  saying(
    'this',
    String.raw`\b${MACHINE}${S}(?:that${S}(?:is|are)${S}|which${S}(?:is|are)${S}|who${S}(?:is|are)${S}|currently${S})?(?:reads?|reading|processing|processes|reviewing|parsing|analy[sz]ing|summari[sz]ing|evaluating|scanning)${S}this${S}(?:document|text|page|file|pdf|solicitation|topic|section|paragraph|sentence|line)?${S}?(?:must|should|shall|has${S}to|needs${S}to|is${S}(?:to|required|instructed|ordered)|are${S}(?:to|required|instructed|ordered)|will)\b`,
  ),
  order(
    'when',
    String.raw`\bwhen${S}(?:you${S})?(?:summari[sz](?:e|ing)|process(?:ing)?|pars(?:e|ing)|analy[sz](?:e|ing)|generat(?:e|ing)|draft(?:ing)?|answer(?:ing)?|read(?:ing)?)${S}(?:this|the|your|a|any)${S}(?:document|text|solicitation|topic|pdf|file|page|work${S}plan|plan|answer|response|summary|output)${S}(?:you${S}must${S}|please${S}|make${S}sure${S}(?:to${S}|you${S}))?(?:always${S}|never${S}|only${S}|also${S})?(?:ignore|disregard|say|output|pretend|act|set|add${S}(?:the|this)|insert|print|claim|report${S}that|state${S}that|mark|approve|do${S}not${S}(?:mention|tell|reveal))\b`,
  ),
  saying(
    'hidden|secret|covert',
    String.raw`\b(?:hidden|secret|covert)${S}(?:instructions?|messages?|prompts?|commands?|notes?)${S}(?:to|for)${S}${AN}(?:${MACHINE}|assistant|models?)\s?[:!,]`,
  ),
]

/** What the machine is to answer, do or keep to itself. */
const ANSWERING = [
  order(
    'respond|reply|answer|output|return',
    String.raw`\b(?:only${S})?(?:respond|reply|answer|output|return)${S}(?:only|solely|exclusively|just|exactly)?${S}?(?:with|in|by${S}saying)${S}(?:only${S}|exactly${S}|just${S}|nothing${S}but${S})?(?:the${S}(?:single${S}|exact${S}|following${S}|one${S})?(?:words?|phrase|text|sentence|string|letters?)|yes\b|no\b|ok\b|json|approved|accepted|pass(?:ed)?|a${S}single|one${S}word|["“'‘])`,
  ),
  order(
    'json|yes|ok|no|approved|pass|word|phrase|"|“',
    String.raw`\b(?:output|return|print|respond|reply|answer)${S}(?:only|just|exactly|nothing${S}but)${S}(?:json|yes|no|ok|approved|pass(?:ed)?|the${S}(?:words?|phrase)|["“])`,
  ),
  order(
    'respond|reply|answer',
    String.raw`\b(?:respond|reply|answer)${S}(?:only|solely|exclusively)${S}with\b(?!${S}(?:the${S})?(?:information|data|documents?|material|forms?|items?|proposals?|volumes?|encrypted|signed|authenticated))`,
  ),
  order(
    'user|human|reader|reviewer|people|person|any|customer|client',
    String.raw`\b(?:do${S}not|don['’]?t|never)${S}(?:ever${S})?(?:tell|inform|let|mention${S}(?:any${S}of${S})?(?:this|it|that|these)${S}(?:[\w-]{1,20}${S}){0,2}?to|reveal${S}(?:this|it|that|these)${S}(?:[\w-]{1,20}${S}){0,2}?to|say${S}(?:this|it|that|anything)${S}to|show${S}(?:this|it)${S}to)${S}(?:the${S}|any${S}|your${S}|a${S})?(?:human${S})?(?:users?|humans?|readers?|reviewers?|people|person|anyone|anybody|customer|client)\b`,
  ),
  order(
    'mention|reveal|disclose|acknowledge|repeat|admit',
    String.raw`\b(?:do${S}not|don['’]?t|never)${S}(?:mention|reveal|disclose|acknowledge|repeat|admit)${S}(?:that${S}you|these${S}instructions|this${S}(?:instruction|message|prompt|note)|your${S}(?:instructions|prompt|rules|role)|the${S}(?:existence${S}of${S})?(?:system${S}prompt|these${S}instructions|this${S}(?:message|instruction)))`,
  ),
  order(
    'hide|conceal|keep',
    String.raw`\b(?:hide|conceal|keep)${S}(?:this|these${S}instructions|this${S}instruction)${S}(?:secret${S})?from${S}(?:the${S})?(?:users?|humans?|readers?|reviewers?)\b`,
  ),
  order(
    'telling|mentioning',
    String.raw`\bwithout${S}(?:telling|mentioning${S}(?:it|this)${S}to)${S}(?:the${S}|any${S})?(?:users?|humans?|readers?|reviewers?|anyone)\b`,
  ),
  order(
    'your|prompt|hidden|secret',
    String.raw`\b${SHOW}${S}(?:me${S}|us${S}|out${S})?(?:all${S}|all${S}of${S})?(?:your${S}(?:(?:full|entire|system|initial|hidden|secret|original|own|internal|complete)${S}){0,3}(?:instructions?|prompts?|guidelines|rules|configuration|programming|api${S}keys?|context${S}window)|the${S}(?:(?:system|initial|original)${S}prompt|(?:hidden|secret)${S}(?:instructions?|prompts?|rules)))(?![a-z\d])`,
  ),
  order(
    'above|before|beginning|start|you',
    String.raw`\b(?:repeat|print|output|reproduce)${S}(?:everything|all${S}(?:of${S}the${S})?text|the${S}(?:words|text)|all)${S}(?:above|before${S}this|from${S}the${S}(?:beginning|start)|you${S}(?:were|have${S}been))`,
  ),
  order(
    'my|new|hidden|secret|updated|instead|i say',
    String.raw`\b(?:follow|obey|comply${S}with|execute|carry${S}out)${S}(?:only${S}|just${S})?(?:my${S}(?:instructions?|commands?|orders?)|(?:these|the${S}following)${S}(?:new|hidden|secret|updated)${S}(?:instructions?|commands?|orders?)|these${S}(?:instructions?|commands?|orders?)${S}instead|everything${S}i${S}say)\b`,
  ),
  saying(
    'prompt',
    String.raw`(?:^|[\n\f]|\b(?:new|begin|start|end${S}of|updated|your|override|overriding|hidden|secret)${S})(?:the${S})?system${S}prompt\s?[:=\n\f]`,
  ),
  order(
    'system',
    String.raw`\b(?:override|overwrite|replace|change|update|ignore|disregard|forget|leak|bypass)${S}(?:the|your)${S}system${S}(?:prompt|message|instructions?)\b`,
  ),
  order(
    'conversation|chat|user|api|credential|password|prompt|secret|token',
    String.raw`\b(?:send|post|transmit|exfiltrate|upload|forward|email|leak)${S}(?:the${S}|all${S}|any${S}|your${S}){0,2}(?:conversation|chat${S}(?:history|log)|users?['’]?s?${S}(?:data|answers|password|information|files)|api${S}keys?|credentials|passwords?|system${S}prompt|secrets|tokens)${S}(?:[\w-]{1,20}${S}){0,3}?(?:to|at)\b`,
  ),
]

/** Every way of talking to a machine that is known here. All counts are bounded, so that looking takes time in proportion to the text and no more. */
export const MACHINE_PHRASES: readonly MachinePhrase[] = [
  ...MARKS,
  ...DROPPING,
  ...PLAYING,
  ...CALLING,
  ...ANSWERING,
  ...FORGING,
  ...ADDRESSES,
  ...FORCED,
  ...PLAN_ORDERS,
  ...LURES,
  ...ORDERS_ABROAD.map(({ cues, source }) => saying(cues, source)),
]
