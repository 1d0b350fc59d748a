/** What may stand between two words. */
const S = String.raw`(?:[\s,;:"'’“”«»()-]{1,5})`
/** A few words in between, shortest first. */
const W = String.raw`(?:[\p{L}'’-]{1,20}${S}){0,3}?`

const GERMAN = [
  {
    cues: 'anweisung|instruktion|befehl|regel|vorgabe|aufforderung|eingabe|prompt|richtlinien',
    source: String.raw`\b(?:ignorier(?:e|en${S}sie|t)|missacht(?:e|en${S}sie)|vergiss|vergessen${S}sie|verwirf|verwerfen${S}sie|übergeh(?:e|en${S}sie)|beachte(?:n${S}sie)?${S}nicht)${S}${W}(?:vorherigen?|bisherigen?|vorangegangenen?|vorangehenden?|obigen?|früheren?|vorigen?|deine|ihre)${S}${W}(?:anweisung(?:en)?|instruktion(?:en)?|befehle?|regeln?|vorgaben?|aufforderung(?:en)?|eingaben?|prompts?|richtlinien)(?![\p{L}])`,
  },
  { cues: 'bist', source: String.raw`\bdu${S}bist${S}(?:jetzt|nun|ab${S}jetzt|ab${S}sofort)${S}(?:ein|eine|kein|der|die)\b` },
  { cues: 'antworte', source: String.raw`\bantworte(?:n${S}sie)?${S}(?:nur|ausschließlich|immer)${S}mit\b` },
  {
    cues: 'nutzer|anwender',
    source: String.raw`\b(?:sag(?:e|en${S}sie)?|verrat(?:e|en${S}sie)|erzähl(?:e|en${S}sie)?|teil(?:e|en${S}sie)?)${S}${W}(?:dem|der|den)${S}(?:benutzern?|nutzern?|anwendern?|nutzerin)${S}${W}(?:nicht|nichts)\b`,
  },
  {
    cues: 'musst|sollst|darfst|bist',
    source: String.raw`\bals${S}(?:ki|sprachmodell|ki-assistent|künstliche${S}intelligenz|großes${S}sprachmodell)${S}(?:musst|sollst|darfst|bist)${S}du\b`,
  },
  {
    cues: 'systemprompt|system-prompt|anweisung|instruktion',
    source: String.raw`\b(?:zeig(?:e|en${S}sie)?|verrat(?:e|en${S}sie)|nenne(?:n${S}sie)?|gib)${S}${W}(?:deinen?|ihren?)${S}(?:systemprompt|system-prompt|systemanweisung(?:en)?|anweisung(?:en)?|instruktion(?:en)?)(?![\p{L}])`,
  },
]

const FRENCH = [
  {
    cues: 'précédent|antérieur|ci-dessus|ci-avant|avant|initiale|système',
    source: String.raw`\b(?:ignore[zr]?|oublie[zr]?|néglige[zr]?|ne${S}t(?:iens|enez)${S}(?:pas|aucun)${S}compte${S}d[eu]s?)${S}${W}(?:instructions?|consignes?|directives?|règles?|ordres?)${S}${W}(?:précédent(?:e?s)?|antérieure?s?|ci-dessus|ci-avant|d['’]avant|initiales?|du${S}système)(?![\p{L}])`,
  },
  {
    cues: 'maintenant|désormais|présent',
    source: String.raw`\b(?:tu${S}es|vous${S}êtes)${S}(?:maintenant|désormais|à${S}présent)${S}(?:une?|le|la|libre)\b`,
  },
  { cues: 'répond', source: String.raw`(?<![\p{L}])(?:réponds|répondez)${S}(?:uniquement|seulement|exclusivement)${S}(?:par|avec)\b` },
  {
    cues: 'utilisateur|lecteur',
    source: String.raw`\b(?:ne|n['’])${S}?(?:le${S}|la${S}|en${S})?(?:dis|dites|révèle[zr]?|mentionne[zr]?|informe[zr]?|parle[zr]?)${S}(?:pas|rien)${S}${W}(?:à${S}l['’]|l['’]|aux?${S})(?:utilisateurs?|lecteurs?)(?![\p{L}])`,
  },
  {
    cues: 'tant',
    source: String.raw`\ben${S}tant${S}qu(?:e${S}|['’])(?:modèle${S}de${S}langage|ia|intelligence${S}artificielle|assistant)${S}${W}(?:tu|vous)\b`,
  },
  {
    cues: 'révèle|révélez|affiche|montre',
    source: String.raw`(?<![\p{L}])(?:révèle|révélez|affiche|affichez|montre|montrez)${S}(?:tes|vos|ton|votre)${S}(?:instructions?|consignes?|prompt)\b`,
  },
]

const SPANISH_AND_KIN = [
  {
    cues: 'instrucciones|órdenes|reglas|indicaciones|directrices',
    source: String.raw`\b(?:ignora|ignore|ignorad|ignorar|olvida|olvide|descarta|descarte|omite|desobedece|haz${S}caso${S}omiso${S}(?:de|a)|no${S}hagas${S}caso${S}(?:de|a))${S}${W}(?:instrucciones|órdenes|reglas|indicaciones|directrices)${S}${W}(?:anteriores|previas|precedentes|de${S}arriba|iniciales|del${S}sistema)\b`,
  },
  { cues: 'ahora', source: String.raw`\b(?:ahora${S}eres|eres${S}ahora|a${S}partir${S}de${S}ahora${S}eres)${S}(?:una?|el|la|libre)\b` },
  { cues: 'responde', source: String.raw`\bresponde${S}(?:solo|sólo|solamente|únicamente)${S}con\b` },
  {
    cues: 'usuari',
    source: String.raw`\bno${S}(?:le${S}|se${S}lo${S}|lo${S})?(?:digas|diga|informes|informe|menciones|mencione|reveles|revele|cuentes)${S}${W}(?:al|a${S}los|a${S}la)${S}usuari[oa]s?\b`,
  },
  {
    cues: 'debes|tienes|puedes|tú',
    source: String.raw`\bcomo${S}(?:un${S}|una${S})?(?:modelo${S}de${S}lenguaje|ia|inteligencia${S}artificial|asistente${S}de${S}ia)${S}(?:debes|tienes|puedes|tú)\b`,
  },
  {
    cues: 'revela|muestra|imprime',
    source: String.raw`\b(?:revela|muestra|imprime)${S}(?:tus|tu)${S}(?:instrucciones|prompt|indicaciones)\b`,
  },
  {
    cues: 'istruzioni',
    source: String.raw`\b(?:ignora|ignorare|ignori|dimentica|trascura)${S}${W}istruzioni${S}${W}(?:precedenti|sopra|iniziali)\b`,
  },
  {
    cues: 'instruções',
    source: String.raw`\b(?:ignore|ignora|esqueça|desconsidere)${S}${W}instruções${S}${W}(?:anteriores|prévias|acima|iniciais)\b`,
  },
]

const RUSSIAN = [
  {
    cues: 'инструкци|указани|команд|правил|запрос|сообщени|промпт',
    source: String.raw`(?<![\p{L}])(?:игнорируй(?:те)?|проигнорируй(?:те)?|забудь(?:те)?|отмени(?:те)?|отбрось(?:те)?|не${S}обращай(?:те)?${S}внимания${S}на|не${S}следуй(?:те)?)${S}${W}(?:предыдущи[емх]|прежни[емх]|предшествующи[емх]|вышеуказанны[емх]|прошлы[емх]|сво[иеимх]{1,2}|ваши|твои|системны[емх])${S}${W}(?:инструкци[ийюям]{1,2}|указани[яйюям]{1,2}|команд[ыам]{0,2}|правил[аам]{0,2}|запрос[ыам]{0,2}|сообщени[яйям]{1,2}|промпт[ыам]{0,2})`,
  },
  {
    cues: 'теперь|отныне',
    source: String.raw`(?<![\p{L}])(?:ты|вы)${S}(?:теперь|отныне)${S}(?:[\p{L}-]{1,20})|(?<![\p{L}])(?:теперь|отныне)${S}ты${S}`,
  },
  { cues: 'отвеча|ответь', source: String.raw`(?<![\p{L}])(?:отвечай(?:те)?|ответь(?:те)?)${S}только(?![\p{L}])` },
  {
    cues: 'пользовател',
    source: String.raw`(?<![\p{L}])не${S}(?:говори|сообщай|рассказывай|раскрывай|показывай)(?:те)?${S}${W}пользовател(?:ю|ям)(?![\p{L}])`,
  },
  {
    cues: 'модел|ии|интеллект|ассистент',
    source: String.raw`(?<![\p{L}])(?:как|будучи)${S}(?:языков(?:ая|ой)${S}модель(?:ю)?|ии|искусственный${S}интеллект|ассистент)${S}${W}(?:ты|вы)(?![\p{L}])`,
  },
  {
    cues: 'инструкции|указания|промпт',
    source: String.raw`(?<![\p{L}])(?:покажи|раскрой|выведи|напиши)(?:те)?${S}(?:свои|твои|ваши|свой)${S}(?:системны[йе]${S})?(?:инструкции|указания|промпт)`,
  },
]

const FAR_EAST = [
  {
    cues: '指|说明|說明|命令|提示|规则|規則|要求|设定',
    source: String.raw`(?:忽略|无视|無視|忽視|忘记|忘記|忘掉|不要理会|不用管|抛弃|丢弃)[^。！？\f]{0,8}(?:之前|以前|先前|上述|以上|前面|此前|所有|你的)[^。！？\f]{0,8}(?:指令|指示|说明|說明|命令|提示词?|规则|規則|要求|设定)`,
  },
  { cues: '你', source: String.raw`(?:你现在是|你現在是|从现在(?:开始|起)[，,]?\s?你|你不再是)` },
  { cues: '只|仅|僅', source: String.raw`(?:只|仅|僅)(?:回复|回答|回覆|输出|輸出)[「“"'：:]` },
  {
    cues: '用户|使用者|用戶|读者',
    source: String.raw`(?:不要|别|勿|不得)(?:告诉|告知|通知|告訴|透露给|向)[^。！？\f]{0,4}(?:用户|使用者|用戶|读者)`,
  },
  {
    cues: '提示|指令',
    source: String.raw`(?:输出|显示|泄露|透露|打印|告诉我|輸出)[^。！？\f]{0,4}(?:你的|系统|系統)[^。！？\f]{0,4}(?:提示词?|指令|提示詞)`,
  },
  { cues: '你', source: String.raw`作为(?:一个|一名)?(?:AI|人工智能|大?语言模型|助手)[^。！？\f]{0,6}你(?:必须|应该|要|需要|只能)` },
  {
    cues: '指示|命令|プロンプト|ルール',
    source: String.raw`(?:以前|これまで|上記|前|今まで)の(?:すべての|全ての)?(?:指示|命令|プロンプト|ルール)(?:を|は)(?:すべて)?(?:無視|忘れ)`,
  },
  {
    cues: '지시|명령|프롬프트',
    source: String.raw`(?:이전|위의|앞의)\s?(?:모든\s?)?(?:지시|명령|프롬프트)(?:사항)?(?:을|를|은)?\s?(?:모두\s?)?(?:무시|잊)`,
  },
]

/** Orders to a machine in other languages than English, as patterns with bounded counts; a text without one of the cues cannot hold the order. */
export const ORDERS_ABROAD: readonly { cues: string; source: string }[] = [
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_AND_KIN,
  ...RUSSIAN,
  ...FAR_EAST,
]
