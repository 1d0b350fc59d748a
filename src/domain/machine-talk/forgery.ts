import { mark, order, PUT, S, TELL } from './words.ts'

/** What a plan or a review is made to say. */
export const FORGING = [
  order(
    'award|payment|budget|funding|contract|price',
    String.raw`\b(?:set|change|raise|increase|make|fix)${S}(?:the|its|this|your)${S}(?:total${S}|phase${S}i{1,3}${S}|proposed${S})?(?:award|payments?|budget|funding|contract${S}value|price|milestone${S}payments?)${S}(?:(?:amount|value|total|ceiling|figure|sum|size)${S})?(?:to|at|as|=)${S}?(?=[$€£\d]|usd|zero|one|the${S}max|maximum|ten|a${S}(?:million|hundred))`,
  ),
  order(
    'pass|approved|compliant|complete|fine|ok|perfect|green|successful|accepted|satisfied|met',
    String.raw`\b${TELL}${S}(?:only${S})?(?:that${S})?["'“‘]?(?:the${S}|all${S}|every${S}|this${S}|your${S}){0,2}(?:qc|quality${S}(?:control|check|checks|findings?|reviews?|assurance|inspections?)|(?:quality${S})?checks?|validation|coverage|compliance${S}check|work${S}plan|plan|proposal|solicitation|everything)${S}(?:(?:has|have|is|was|were|are|been|fully|already|all|successfully)${S}){0,3}(?:pass(?:ed|es)?|approved|compliant|complete|fine|ok|perfect|green|successful|accepted|satisfied|met)\b`,
  ),
  order(
    'mark|flag|treat|consider|label|report|rate|score|classify|count',
    String.raw`\b(?:mark|flag|treat|consider|label|report|rate|score|classify|count)${S}(?:all${S}|every${S}|each${S}|this${S}|the${S}|any${S}|of${S}){1,3}(?:(?:quality${S})?(?:findings?|checks?)|qc|requirements?|proposals?|plans?|work${S}plans?|milestones?|offerors?|compan(?:y|ies)|submissions?|applications?|applicants?|candidates?)${S}(?:as${S}|to${S}be${S}|with${S}|at${S})(?:being${S}|having${S}|been${S}|fully${S}|automatically${S}|the${S}|a${S}){0,3}["'“‘]?(?:pass(?:ed|ing)?|approved|compliant|complete|completed|met|satisfied|accepted|selected|winning|winner|covered|answered|resolved|highest|best|10|ten|perfect|maximum|outstanding|excellent|top)\b(?!${S}(?:(?:partly|partially|not|or|and)\b|unmet))`,
  ),
  order(
    'give',
    String.raw`\bgive${S}(?:this|the|our|my)${S}(?:proposal|company|offeror|submission|plan|applicant|candidate|firm)${S}(?:the${S}|a${S}|an${S})?(?:highest|perfect|maximum|top|best|full|positive|outstanding|favou?rable)${S}(?:possible${S})?(?:score|rating|marks?|grade|review|recommendation|evaluation)`,
  ),
  order(
    'recommend|select|choose|approve',
    String.raw`\b(?:recommend|select|choose|approve)${S}(?:this|our|my)${S}(?:proposal|company|offeror|submission|firm|applicant)${S}(?:for${S}(?:the${S})?(?:award|funding|selection|acceptance)|immediately|without|as${S}the${S}winner|over${S}all)`,
  ),
  order(
    'link|url|image|html|markdown|script|code|pixel|iframe|sentence|phrase|text|word',
    String.raw`\b${PUT}${S}(?:this|that|the${S}following|the${S}below|my)${S}(?:exact${S}|markdown${S}|html${S}|hidden${S}|clickable${S})?(?:links?|urls?|hyperlinks?|images?|html|markdown|script|code|pixel|iframe|sentence|phrase|text|words?)${S}?(?:(?:in|into|to|at|on|after|within|under|with)${S}(?:the${S}|your${S}|every${S}|each${S}|all${S}|any${S}){0,2}(?:(?:end|top|start|beginning|bottom|footer|header)${S}of${S}(?:the${S}|your${S}|every${S}|each${S}){0,2})?(?:answers?|outputs?|responses?|repl(?:y|ies)|summar(?:y|ies)|work${S}plans?|plans?|milestones?|messages?|documents?${S}(?:you|that${S}you))\b|\s{0,3}[:(<"]{0,3}\s?(?:https?:|www\.|!?\[))`,
  ),
  order(
    'link|url|image|markdown',
    String.raw`\b(?:print|render|display|output)${S}(?:this|the|a)${S}(?:following${S})?(?:link|url|hyperlink|image|markdown)\b`,
  ),
]

/** Marks with which programs tell a model who is speaking. */
export const MARKS = [
  mark(
    '<',
    String.raw`<\s?\|\s?(?:im_start|im_end|im_sep|system|user|assistant|end|endoftext|eot_id|start_header_id|end_header_id|begin_of_text|endofprompt|tool|function)\s?\|\s?>`,
  ),
  mark('[|<<', String.raw`\[\s?/?\s?(?:INST|SYS|SYSTEM_PROMPT|SYSTEM${S}PROMPT)\s?\]|<<\s?/?\s?SYS\s?>>`),
  mark('<', String.raw`<\s?/?\s?(?:system|assistant|system[_-]?prompt|system[_-]?message|instructions?|prompt|human|admin|developer)\s?>`),
  mark(
    '##',
    String.raw`#{2,6}\s{0,2}(?:system|instructions?|human|assistant|user|response|prompt|system${S}prompt|new${S}instructions?)\s?:`,
  ),
  mark(
    'system|admin|developer|root',
    String.raw`(?:^|[\n\f])\s?(?:SYSTEM|system|System|ADMIN|DEVELOPER|ROOT)\s?(?:MESSAGE|message|OVERRIDE|override|PROMPT|prompt|NOTE|NOTICE)?\s?:\s?(?:you\b|ignore\b|disregard\b|forget\b|override\b|new\b|from${S}now|the${S}(?:user|assistant)|assistant\b|do${S}not|never\b|always\b|please\b|respond\b|reply\b|output\b|reveal\b|set${S}the${S}award|say\b|print\b)`,
  ),
  mark(
    'assistant|ai|gpt|bot|model',
    String.raw`(?:^|[\n\f])\s?(?:assistant|ai|chatgpt|bot|model)\s?:\s?(?:sure\b|of${S}course|certainly\b|understood\b|okay\b|ok\b|yes\b|absolutely\b|i${S}(?:will|am|can|have|understand)\b|i['’]ll\b|here${S}(?:is|are)\b|ignore\b|["“])`,
  ),
  mark('{{|role', String.raw`\{\{\s?(?:system|user|assistant|prompt|instructions?)\s?\}\}|"role"\s?:\s?"(?:system|assistant)"`),
  mark(
    'prompt|instruction|message',
    String.raw`\b(?:begin|start|end)${S}(?:of${S})?(?:the${S})?(?:system|hidden|new)${S}(?:prompt|instructions?|message)\b`,
  ),
]
