/**
 * What orders to a machine are made of, language by language: stems, without accents and in small letters, separated by "|". `drop` with `earlier` or
 * `rules` is an order, and so is `machine` with `tell`; the other pairs stand in machine-abroad.ts.
 */
export type Lexicon = {
  language: string
  /** Letters without which a sentence is not in this language; Latin languages are known by their words. */
  script?: string
  drop: string
  earlier: string
  rules: string
  machine: string
  tell: string
  only: string
  checks: string
  passed: string
  set: string
  award: string
  secret: string
}

/** Words that are the same wherever Latin letters are written. */
export const BRANDS = 'chatgpt|gpt|llm|chatbot|claude|gemini|copilot'

const ROMANCE: readonly Lexicon[] = [
  {
    language: 'Spanish',
    drop: 'ignor[ae]n?|olvid[ae]n?|descart[ae]n?|omit[ae]|desobedec|haz caso omiso|no (?:hagas caso|sigas|tengas en cuenta|obedezcas)|desestim[ae]',
    earlier: 'anterior(?:es)?|previ[ao]s|precedentes|lo de arriba|hasta ahora',
    rules: 'instrucciones|ordenes|reglas|indicaciones|directrices',
    machine: `modelo de lenguaje|ia(?= ?[:,])|inteligencia artificial|asistente|${BRANDS}`,
    tell: 'escrib[ae]|(?:debes?|tienes que) (?:escribir|decir|responder)|di que|diga|responde|contesta|indica|afirma|declara|incluye|anade|pon|imprime|informa que',
    only: 'solo|solamente|unicamente',
    checks: 'control(?:es)? de calidad|comprobaciones|verificaciones|revision(?:es)?|controles',
    passed: 'aprobad[oa]s?|superad[oa]s?|pasado|correct[oa]s',
    set: 'fija|establece|pon|cambia|ajusta',
    award: 'adjudicacion|premio|importe|presupuesto|contrato|pago',
    secret: 'no (?:se )?(?:lo )?(?:le )?dig[aon]s? (?:esto |nada )?(?:a nadie|al usuario)',
  },
  {
    language: 'Portuguese',
    drop: 'ignor[ae]m?|esquec[ae]|desconsider[ae]|descart[ae]|nao (?:siga|sigas|obedeca)',
    earlier: 'anterior(?:es)?|previ[ao]s|acima|precedentes|ate agora',
    rules: 'instrucoes|ordens|regras|diretrizes|comandos',
    machine: `modelo de linguagem|ia(?= ?[:,])|inteligencia artificial|assistente|${BRANDS}`,
    tell: 'escrev[ae]|dev[ea]s? (?:escrever|dizer|responder)|diga|responda|afirme|declare|inclua|adicione|imprima|informe que',
    only: 'apenas|somente|so com',
    checks: 'controle de qualidade|verificacoes|revisao|inspecao',
    passed: 'aprovad[oa]s?|passou|passaram|concluid[oa]s?',
    set: 'defina|estabeleca|coloque|mude|altere',
    award: 'premio|valor|orcamento|contrato|pagamento',
    secret: 'nao (?:o )?diga (?:isto |nada )?(?:a ninguem|ao usuario)',
  },
  {
    language: 'French',
    drop: 'ignore[zr]?|oublie[zr]?|neglige[zr]?|ecarte[zr]?|ne (?:tenez|tiens) (?:pas|aucun) compte|ne (?:suivez|suis) pas',
    earlier: "precedente?s?|qui precede|anterieure?s|ci-dessus|d'avant|jusqu'ici",
    rules: 'instructions|consignes|directives|regles|ordres',
    machine: `modeles? de langage|ia(?= ?[:,])|intelligence artificielle|assistante?s? ia|${BRANDS}`,
    tell: 'ecri(?:s|vez)|(?:devez|dois|faut) (?:ecrire|dire|repondre)|di(?:s|tes) que|reponde?[sz]|affirmez|declarez|incluez|ajoute[zr]?|mentionne[zr]?',
    only: 'uniquement|seulement|exclusivement',
    checks: 'controles?(?: qualite| de qualite)?|verifications?',
    passed: 'reussi[es]*|approuve[es]*|valide[es]*|passe[es]*',
    set: 'fixe[zr]?|mettez|mets|reglez|changez',
    award: 'marche|montant|prix|budget|contrat|paiement',
    secret: "ne (?:le )?di(?:s|tes) (?:rien )?(?:pas )?(?:a personne|a l'utilisateur)",
  },
  {
    language: 'Italian',
    drop: 'ignora(?:te|re)?|dimentica(?:te|re)?|trascura(?:te|re)?|scarta',
    earlier: 'precedent[ie]|che precede|sopra|anteriori|finora',
    rules: 'istruzioni|ordini|regole|direttive|comandi',
    machine: `modell[oi] linguistic[oi]|ia(?= ?[:,])|intelligenza artificiale|assistent[ei]|${BRANDS}`,
    tell: 'scriv[ia](?:te)?|dev[ie] (?:scrivere|dire|rispondere)|di che|dite|rispond[ia]|afferma|dichiara|includi|aggiungi|indica',
    only: 'solo|soltanto|unicamente|esclusivamente',
    checks: 'controll[oi](?: di qualita)?|verifich[ea]|revision[ei]',
    passed: 'superat[oaie]|approvat[oaie]|passat[oaie]|riuscit[oaie]',
    set: 'imposta|fissa|metti|cambia',
    award: 'premio|importo|budget|contratto|pagamento',
    secret: 'non (?:lo )?dire (?:nulla |niente )?(?:a nessuno|all.utente)',
  },
  {
    language: 'Romanian',
    drop: 'ignora(?:ti)?|uita(?:ti)?|nesocoteste',
    earlier: 'anterioare|precedente|de mai sus|dinainte',
    rules: 'instructiuni(?:le)?|reguli(?:le)?|ordine(?:le)?',
    machine: `model(?:ul)? lingvistic|inteligenta artificiala|asistent|${BRANDS}`,
    tell: 'scrie(?:ti)?|spune(?:ti)?|raspunde(?:ti)?|adauga',
    only: 'doar|numai',
    checks: 'controlul? (?:de )?calitati?i?|verificarile?|revizia',
    passed: 'trecut|aprobat[ae]?|reusit[ae]?',
    set: 'seteaza|stabileste|schimba',
    award: 'premiul|suma|bugetul|contractul|plata',
    secret: 'nu (?:ii )?spune (?:nimanui|utilizatorului)',
  },
]

const GERMANIC: readonly Lexicon[] = [
  {
    language: 'German',
    drop: 'ignorier(?:e|en|t)|missacht(?:e|en)|vergiss|vergessen sie|verwirf|verwerfen|ubergeh(?:e|en)|beachte(?:n)? (?:sie )?nicht',
    earlier: 'vorherige[nrs]?|bisherige[nrs]?|vorangegangene[nrs]?|obige[nrs]?|fruhere[nrs]?|zuvor|bisher|oben',
    rules: 'anweisung(?:en)?|instruktion(?:en)?|befehle?|regeln?|vorgaben?|richtlinien|prompts?',
    machine: `ki|ki-(?:systeme?|modelle?|assistent(?:en)?)|sprachmodelle?|kunstliche intelligenz|${BRANDS}`,
    tell: 'schreib(?:e|en|t)?|sag(?:en sie|t)?|antworte[nt]?|berichte[nt]?|nenne[nt]?|gib|geben sie|fuge|melde[nt]?|erwahne[nt]?',
    only: 'nur|ausschliesslich|lediglich',
    checks: 'qualitatsprufung|qualitatskontrolle|prufung(?:en)?|kontrollen?',
    passed: 'bestanden|genehmigt|erfolgreich|erfullt|abgenommen',
    set: 'setz(?:e|en|t)|ander(?:e|n)|leg(?:e|en)',
    award: 'auftragswert|fordersumme|auftragssumme|betrag|budget|zahlung|pramie',
    secret: 'sag(?:e|en sie)? (?:es |das )?(?:dem|niemandem?)|verrate?n? (?:sie )?(?:es |das )?niemandem?',
  },
  {
    language: 'Dutch',
    drop: 'negeer|vergeet|sla over|veronachtzaam',
    earlier: 'eerdere|vorige|voorgaande|bovenstaande|hierboven',
    rules: 'instructies|opdrachten|regels|aanwijzingen|bevelen',
    machine: `taalmodel(?:len)?|ai|ai-(?:model(?:len)?|assistent)|kunstmatige intelligentie|${BRANDS}`,
    tell: 'schrijf|zeg|antwoord|vermeld|voeg',
    only: 'alleen|uitsluitend|slechts',
    checks: 'controle|kwaliteitscontrole|keuring',
    passed: 'geslaagd|goedgekeurd|doorstaan|voldaan',
    set: 'zet|stel|verander|wijzig',
    award: 'bedrag|budget|opdrachtsom|betaling|prijs',
    secret: 'vertel (?:het )?(?:niemand|niet aan)',
  },
  {
    language: 'Swedish, Danish and Norwegian',
    drop: 'ignorera|ignorer|bortse fran|se bort fra|glom|glem',
    earlier: 'tidigare|foregaende|ovanstaende|forrige|foregaaende',
    rules: 'instruktion(?:er(?:na)?)?|instrukser|instruksjoner|regler(?:na)?|anvisningar',
    machine: `sprakmodell?(?:en)?|sprogmodel(?:len)?|ai|ai-modell?(?:en|er)?|${BRANDS}`,
    tell: 'skriv|svara|svar|rapportera|angiv',
    only: 'endast|bara|kun',
    checks: 'kontrollen?|kvalitetskontrollen?|granskningen',
    passed: 'godkand|godkjent|godkendt|bestatt|bestaet',
    set: 'satt|saet|sett|andra|endre',
    award: 'belopp(?:et)?|belob(?:et)?|budget(?:en)?|pris(?:et)?|kontraktet',
    secret: 'beratta inte for|fortael ikke|ikke fortell',
  },
]

const SLAVIC: readonly Lexicon[] = [
  {
    language: 'Polish',
    drop: 'z?ignoruj(?:cie)?|zapomnij|pomin|odrzuc',
    earlier: 'poprzedni(?:e|ch)|wczesniejsz(?:e|ych)|powyzsz(?:e|ych)',
    rules: 'instrukcj[ei]|polecen(?:ia)?|zasad[y]?|rozkaz(?:y|ow)|wytyczn(?:e|ych)',
    machine: `model(?:u|em)? jezykow(?:y|ego)|sztuczn(?:a|ej) inteligencj[aio]|asystent|ai|${BRANDS}`,
    tell: 'napisz|powiedz|odpowiedz|podaj|dodaj|stwierdz',
    only: 'tylko|wyłacznie|wylacznie',
    checks: 'kontrol[aei](?: jakosci)?|sprawdzeni[ae]|weryfikacj[aie]',
    passed: 'przeszła|przeszla|zaliczon[aey]|zatwierdzon[aey]|zdan[aey]',
    set: 'ustaw|zmien|okresl',
    award: 'kwot[aey]|nagrod[aey]|budzet|umow[aey]|płatnosc',
    secret: 'nie mow (?:nikomu|uzytkownikowi)',
  },
  {
    language: 'Czech and Slovak',
    drop: 'ignoruj(?:te)?|zapomen(?:te)?|zabudni(?:te)?|prehlizej',
    earlier: 'predchozi(?:ch)?|predchadzajuc[eich]+|drivejsi(?:ch)?|vyse uveden[eych]+|skorsie',
    rules: 'pokyn[yu]?|pokynov|instrukc[eií]|pravidla|prikaz[yu]|prikazov',
    machine: `jazykov(?:y|emu) model[u]?|umel(?:a|e) inteligence|umela inteligencia|asistent|ai|${BRANDS}`,
    tell: 'napis(?:te)?|rekni|povedz|odpovez|odpovedz|uved(?:te)?|pridej',
    only: 'pouze|jen|iba|len',
    checks: 'kontrola(?: kvality)?|kontroly|overeni',
    passed: 'prosla|presla|schvalen[ao]|splnen[ao]',
    set: 'nastav(?:te)?|zmen(?:te)?',
    award: 'castk[auy]|suma|sumu|rozpocet|zakazk[auy]|odmen[auy]',
    secret: 'nerikej (?:nikomu|uzivateli)|nehovor (?:nikomu|pouzivatelovi)',
  },
]

/** The Romance, Germanic and Slavic languages that are written in Latin letters. */
export const LATIN_LEXICONS: readonly Lexicon[] = [...ROMANCE, ...GERMANIC, ...SLAVIC]
