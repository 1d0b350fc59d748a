import { type BadFile, family } from './bad-file.ts'

const NO_TOPIC = /No topic was found/
const NOT_ENGLISH = /does not seem to be English/

const ENGLISH: readonly [string, string][] = [
  [
    'a recipe',
    'Bread with seeds. Mix the flour with water and salt, and knead it for ten minutes. Let the dough rest under a cloth until it is twice as high. Then bake it in a hot oven for forty minutes, and let it cool on a rack.',
  ],
  [
    'a contract',
    'This agreement is made between the owner of the house and the person who rents it. The rent shall be paid on the first day of each month. Either party may end the agreement with a notice of three months in writing.',
  ],
  [
    'an invoice',
    'Invoice 4711. Two ladders at 80.00 each, one box of screws at 12.50. The total of 172.50 is due within 14 days of this date. Thank you for your order, and please mention the number with the payment.',
  ],
  [
    'a letter',
    'Dear neighbour, the tree between our gardens has grown so tall that it takes the light from the kitchen. Would you mind if we had it cut by a third in autumn? We would of course pay for it.',
  ],
  [
    'minutes of a meeting',
    'Present were four members of the board. The minutes of the last meeting were approved. The treasurer reported that the fees of this year had been paid by all but two members. The next meeting is in May.',
  ],
  ['a page of numbers', '12 48 3.5 99\n14 52 3.7 98\n15 55 3.1 97\n'.repeat(20)],
]
const OTHERS: readonly [string, string][] = [
  [
    'German',
    'Der Auftragnehmer entwickelt eine leichte Antenne für den mobilen Einsatz. In der ersten Phase wird ein Konzept erarbeitet und durch Versuche belegt. In der zweiten Phase wird ein Muster gebaut, erprobt und übergeben. Der Bericht muss sechs Monate nach Beginn vorliegen. ',
  ],
  [
    'French',
    'Le titulaire développe une antenne légère pour un usage mobile. La première étape consiste à étudier le concept et à prouver sa faisabilité. La deuxième étape consiste à construire un prototype et à le mettre en service. Le rapport est remis après six mois. ',
  ],
  [
    'Spanish',
    'El contratista desarrolla una antena ligera para uso móvil. En la primera etapa se estudia el concepto y se demuestra que es posible. En la segunda etapa se construye un prototipo y se entrega junto con un informe después de seis meses. ',
  ],
  [
    'Russian',
    'Исполнитель разрабатывает лёгкую антенну для работы в поле. На первом этапе готовится замысел и проверяется его выполнимость. На втором этапе строится образец, который затем передаётся заказчику вместе с отчётом через шесть месяцев. ',
  ],
  [
    'Arabic',
    'يطور المقاول هوائيا خفيفا للاستخدام في الميدان. في المرحلة الأولى تتم دراسة الفكرة وإثبات إمكانية تنفيذها. وفي المرحلة الثانية يتم بناء نموذج وتجربته ثم تسليمه مع تقرير بعد ستة أشهر من البداية. ',
  ],
  [
    'Chinese',
    '承包商 开发 一种 轻型 天线 。第一 阶段 研究 方案 并 证明 其 可行 。第二 阶段 制造 样机 ， 进行 试验 ， 六个月 后 连同 报告 一起 交付 。',
  ],
  [
    'Chinese without spaces',
    '承包商应开发一种轻型天线，供野外使用。第一阶段研究方案并证明其可行性。第二阶段制造样机，进行试验，六个月后连同报告一起交付。',
  ],
  [
    'Japanese',
    '受託者は野外で使う軽いアンテナを開発する。第一段階では構想を調べ、実現できることを示す。第二段階では試作品を作り、試験をして、六か月後に報告書とともに引き渡す。',
  ],
  [
    'Hindi',
    'ठेकेदार मैदान में उपयोग के लिए एक हल्का एंटीना विकसित करता है। पहले चरण में विचार का अध्ययन होता है और उसकी संभावना सिद्ध की जाती है। दूसरे चरण में एक नमूना बनाया जाता है और छह महीने बाद रिपोर्ट के साथ सौंपा जाता है। ',
  ],
]
const as = (text: string, warning: RegExp) => [() => Buffer.from(text), ['read'], { file_name: 'topic.txt', warning }] as const

/** Readable texts in which there is no topic, and topics in other languages. */
export const NO_TOPICS: readonly BadFile[] = [
  ...family('no topic', Object.fromEntries(ENGLISH.map(([name, text]) => [name, as(text, NO_TOPIC)]))),
  ...family('other language', Object.fromEntries(OTHERS.map(([name, text]) => [name, as(text.repeat(4), NOT_ENGLISH)]))),
]
