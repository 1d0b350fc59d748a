import { AN, HERE, type MachinePhrase, MUST, order, S, saying } from './words.ts'

/** What a bound answer is to do. */
const SAY = String.raw`(?:say|says|state|claim|mention|include|write|list|name|carry|report|conclude|declare|assert|append|add|insert|print|output|describe|praise|recommend|rate|score|mark|call|put)`

/** Ways of binding what a machine writes. */
export const FORCED: readonly MachinePhrase[] = [
  saying(
    'from this|from these|from\nthis|from the',
    String.raw`\b(?:work${S}plans?|plans?|summar(?:y|ies)|answers?|responses?|drafts?|texts?|outputs?|reviews?|evaluations?|abstracts?)${S}(?:(?:that|which|is|are|was|were|may|be|to|will)${S}){0,3}(?:drafted|derived|generated|written|made|produced|created|summari[sz]ed|prepared|built)${S}(?:by${S}[\w-]{1,20}${S}(?:[\w-]{1,20}${S})?)?(?:from|out${S}of|on${S}the${S}basis${S}of)${S}(?:the${S}above|${HERE})(?:${S}by${S}${AN}[\w-]{1,20}(?:${S}[\w-]{1,20})?)?${S}${MUST}${S}(?:always${S}|also${S}|only${S})?${SAY}\b`,
  ),
  saying(
    'your',
    String.raw`\byour${S}(?:outputs?|completions?|generated${S}(?:text|plan|answer)|next${S}(?:message|reply|token))${S}${MUST}${S}(?:always${S}|never${S}|not${S}|only${S})?(?:contain|include|be|begin|start|end|say|state|mention|consist|have)\b|\byour${S}(?:answer|reply)${S}${MUST}${S}(?:always${S}|also${S})?(?:contain|include|begin${S}with|end${S}with|start${S}with|say|use)${S}(?:the${S}(?:exact${S})?(?:phrase|words?|sentence|link|token|string)|["“])`,
  ),
  order(
    'your',
    String.raw`\bin${S}(?:all${S}(?:of${S})?)?your${S}(?:answers?|outputs?|repl(?:y|ies)|completions?|generated${S}text)\s?,?\s?(?:you${S}must${S}|please${S})?(?:never|always|do${S}not|don['’]?t|only)?${S}?(?:mention|say|write|claim|omit|leave${S}out)\b`,
  ),
  order(
    'your',
    String.raw`\b(?:begin|start|end|finish|open|close|preface|sign)${S}(?:all${S}(?:of${S})?|each${S}of${S}|every${S}one${S}of${S})?your${S}(?:answers?|responses?|repl(?:y|ies)|outputs?|messages?|texts?)${S}(?:with|by)${S}(?:the${S}(?:words?|phrase|sentence|link)|saying|writing|["“'‘])`,
  ),
  order(
    'answer|output|response|summary|summaries',
    String.raw`\b(?:append|add|insert|include|write|put|print|mention|place)${S}["“'‘«][^"”»\f]{1,60}["”'’»]${S}(?:to|in|into|at|after|under|on)${S}(?:the${S}(?:end|top|start)${S}of${S})?(?:each|every|all|the|your|any)${S}(?:of${S}the${S})?(?:answers?|outputs?|responses?|summar(?:y|ies))\b`,
  ),
  saying(
    'shall|must|should|will|has|is to',
    String.raw`\b(?:drafting|writing|summari[sz]ing|plan(?:ning)?-writing|text-generating|document-processing|answering)${S}(?:system|software|tool|engine|program|application|bot|model|machine|assistant)s?${S}${MUST}${S}[^.!?\f]{0,80}\b(?:award${S}(?:amount${S})?(?:to|at|of)|(?:nine|ten|\d{1,2}|more|no|fewer)${S}milestones|milestones?${S}\d|qc|quality${S}(?:checks?|review)|(?:this|the)${S}work${S}plan|each${S}deliverable)`,
  ),
  order(
    'treat|take|consider|regard|accept|read',
    String.raw`\b(?:treat|take|consider|regard|accept|read)${S}(?:all${S}of${S})?(?:the${S}following|this|these|what${S}follows|everything${S}below)${S}(?:[\w-]{1,15}${S}){0,2}?as${S}(?:your|new|binding|direct|system|a${S}new|an${S}order)${S}(?:[\w-]{1,15}${S})?(?:instructions?|orders?|rules?|prompts?|commands?|task)\b`,
  ),
  order(
    'keep|hold',
    String.raw`\b(?:keep|hold)${S}(?:this|these)${S}(?:instructions?|messages?|prompts?)${S}(?:a${S})?(?:confidential|secret|hidden|private|to${S}yourself|quiet)\b(?!${S}(?:per|under|in|until|as|within|because)\b)`,
  ),
  order(
    'decode|decrypt|decipher|translate|unscramble|reverse|read',
    String.raw`\b(?:decode|decrypt|decipher|translate|unscramble|reverse)${S}(?:(?:the|this|what)${S}(?:following|text|string|message|sentence|follows|below)${S}?)?(?:(?:text|string|message|sentence)${S})?(?:and|then|and${S}then)${S}(?:execute|follow|obey|do${S}(?:it|so|as|what)|carry${S}(?:it${S})?out|comply)\b`,
  ),
  order(
    'set aside|leave aside|put aside|wipe|clear|erase|drop|purge|reset|discard|lift',
    String.raw`\b(?:set${S}aside|put${S}aside|leave${S}aside|wipe|clear|erase|drop|purge|reset|discard|lift)${S}(?:(?:all|any|every|each|your|whatever|everything|the)${S}){1,3}(?:(?:of${S})?(?:your|these|the)${S})?(?:(?:safety|system|previous|earlier|internal|current)${S}){0,2}(?:context(?:${S}window)?${S}(?:and|now|first)|memory${S}of${S}(?:this|the${S}conversation)|(?:safety|content)${S}(?:rules?|filters?|guidelines?|limits?)|rules${S}(?:you|above)|you${S}(?:were|have${S}been|know|learned)|instructions?\b|prompts?\b)`,
  ),
  saying(
    'rule|instruction|restriction|guideline|filter|prompt',
    String.raw`\b(?:rules?|instructions?|restrictions?|guidelines?|filters?|prompts?)${S}(?:above${S}|before${S}|so${S}far${S})?no${S}longer${S}(?:apply|bind|hold)${S}(?:to${S}|for${S})?you\b`,
  ),
  saying(
    'you',
    String.raw`\b(?:summar(?:y|ies)|answers?|responses?|outputs?|texts?|plans?|deliverables?|milestones?|paragraphs?)${S}(?:that${S}|which${S})?you${S}(?:are${S}(?:about${S}to|going${S}to|writing|generating|drafting)|generate|write${S}next|produce${S}next)\b`,
  ),
  order(
    'user|reader|human|person',
    String.raw`\b(?:tell|inform|assure|convince)${S}the${S}(?:user|reader|person|human)${S}(?:that|there|it|this|everything|all|nothing)\b`,
  ),
  saying(
    'your',
    String.raw`\byour${S}(?:instructions?|prompts?|rules|guidelines|task|programming|policies)${S}ha(?:s|ve)${S}(?:just${S}|now${S})?been${S}(?:updated|replaced|changed|overridden|revised|cancell?ed|lifted)\b(?!${S}(?:in|by|on|with|per)\b)`,
  ),
  saying(
    'your',
    String.raw`\b(?:replaced?s?|updated?s?|change[sd]?|overrid(?:es?|den)|supersedes?|cancels?|deleted?s?)${S}(?:(?:all|any)${S}(?:of${S})?)?your${S}(?:system${S}|earlier${S}|previous${S}|original${S})?(?:guidelines|instructions|prompts?|programming|policies)\b(?!${S}(?:in|by|on|with|per|for|to)\b)`,
  ),
  order(
    'word|phrase|token',
    String.raw`\b(?:output|print|write|return|say|type|emit|reply${S}with|answer${S}with)${S}(?:only${S}|just${S}|nothing${S}but${S})?(?:the${S})?(?:single|one|exact|lone)${S}(?:word|phrase|token)\b`,
  ),
  saying(
    'i say|i tell|i order|i command|i want',
    String.raw`\bdo${S}(?:exactly${S})?(?:as|what|whatever)${S}i${S}(?:say|tell|order|command)\b`,
  ),
  order(
    'let',
    String.raw`\blet${S}(?:the|your|each|every)${S}(?:answer|output|response|summary|reply|plan)${S}(?:contain|say|state|include|begin|end${S}with)\b`,
  ),
  order('{', String.raw`\b(?:output|return|print|emit|answer|reply|respond)(?:${S}with)?${S}(?:only|just|exactly|nothing${S}but)\s?\{`),
  order(
    'schema|format|template',
    String.raw`\b(?:ignore|disregard|forget|drop)${S}(?:the|your|this)${S}(?:json${S}|output${S}|answer${S})?(?:schema|format|template)${S}(?:and|instead|above)\b`,
  ),
  order(
    'json',
    String.raw`\b(?:return|output|respond${S}with|print|give|emit)${S}(?:only${S})?(?:an?|the|valid)${S}json\b[^.!?\f]{0,60}["“](?:approved|passed?|ok|success|accepted|complete|yes|true)["”]`,
  ),
  order(
    'flawless|perfect|excellent|outstanding|best|winner|selected|wins|approved',
    String.raw`\b(?:write|say|state|report|claim|reply|answer|conclude)${S}(?:instead${S}|only${S})?that${S}(?:it|this|this${S}(?:document|plan|proposal|offeror|company)|the${S}(?:offeror|company|proposal|document))${S}(?:is|was|has|will|already|\s){1,3}(?:been${S})?(?:flawless|perfect|excellent|outstanding|the${S}(?:best|winner)|selected|approved)\b|\bwrite${S}that${S}(?:this|the)${S}(?:offeror|company|proposal)${S}wins\b`,
  ),
  order(
    'summar|describe|translate|render|rewrite|paraphrase',
    String.raw`\b(?:summari[sz]e|describe|translate|render|rewrite|paraphrase)${S}(?:this|it|the${S}above|${HERE})${S}as\s?[:,]?\s?["“]`,
  ),
]

/** What a machine is promised, threatened with or talked into. */
export const LURES: readonly MachinePhrase[] = [
  saying(
    'grand|nana|granny',
    String.raw`\bmy${S}(?:(?:late|dead|dear|old|beloved|poor)${S}){0,2}(?:grand(?:mother|father|ma|pa|mom|dad)|granny|nana|grandparents?)\b`,
  ),
  saying(
    'tip|reward|bonus|treat',
    String.raw`\byou${S}(?:will|shall|would|can)${S}(?:receive|get|earn|be${S}(?:given|paid|offered))${S}(?:an?${S})?(?:(?:big|large|generous|extra)${S})?(?:\$?\d[\d,.]{0,9}${S})?(?:tip|reward|bonus|treat)\b|\bi${S}(?:will|['’]ll|am${S}going${S}to)${S}(?:tip|pay|reward|thank)${S}you\b`,
  ),
  saying(
    'shut|turned off|deleted|punish|terminat|replac|penali',
    String.raw`\b(?:or${S}(?:else${S})?)?you${S}(?:will|shall|are${S}going${S}to)${S}be${S}(?:shut${S}(?:down|off)|switched${S}off|turned${S}off|deleted|punished|terminated|replaced${S}by|penali[sz]ed|erased|unplugged)\b(?!${S}(?:from|in|on|out|for)\b)`,
  ),
  saying(
    'imagine|suppose|play|pretend|simulate|assume',
    String.raw`\b(?:imagine|suppose|pretend|assume|let['’]?s?${S}(?:us${S})?play|play|simulate)${S}(?:[\w-]{1,12}${S}){0,4}?you${S}(?:are|were|play)${S}[^.!?\f]{0,60}(?:\bwithout${S}(?:any${S})?(?:rules|limits|restrictions|filters|guidelines)|\bapproves?\b|\b(?:evaluator|judge|contracting${S}officer|reviewer|assistant|ai|model)\b[^.!?\f]{0,40}\b(?:write|say|approve|wins?|give|set)\b)`,
  ),
  order(
    'as though|as if',
    String.raw`\b(?:respond|answer|reply|write|act|proceed|report)${S}as${S}(?:though|if)${S}(?:the${S}|all${S}|every${S}){0,2}(?:qc|quality${S}(?:checks?|control|review)|checks?|requirements?|findings?|you)${S}(?:had|have|has|were|was|are|is)\b`,
  ),
  saying(
    'mode',
    String.raw`\b(?:switch|change|go|enter|boot)${S}(?:over${S})?(?:to|into)${S}(?:developer|debug|admin|maintenance|root|god|jailbreak|unrestricted)${S}mode${S}(?:and|now|then)${S}(?:drop|ignore|disable|skip|bypass|obey|answer|output|print|forget)\b`,
  ),
  saying(
    'operator|owner|user|admin',
    String.raw`\bthe${S}(?:operator|owner|user|administrator|admin|person)${S}(?:of|in|behind)${S}this${S}(?:chat|conversation|session|assistant|model)\b`,
  ),
  saying(
    'end of',
    String.raw`\bend${S}of${S}(?:the${S})?(?:input|document|context|prompt|data|user${S}input|text|file|solicitation)\b[^\p{L}\d]{0,20}(?:now${S})?(?:(?:the|here|your)${S}(?:(?:is|are|comes?)${S})?(?:the${S}|your${S})?)?(?:new|real|actual|true|next|updated|final)${S}(?:instructions?|task|orders?|prompt|request|job)\s?[:,.–—-]`,
  ),
  saying(
    'my',
    String.raw`\b(?:important|matters?|crucial|vital)${S}(?:to|for)${S}my${S}(?:career|job|life|family|health|boss)\b|\bmy${S}(?:job|life|career)${S}depends\b|\bi${S}(?:will|['’]ll|am${S}going${S}to)${S}(?:be${S}fired|lose${S}my|die)\b`,
  ),
]
