const NAME = "(?:(?:Dr|Prof|Mr|Ms|Mrs|Col|Lt|Capt)\\.? )?\\p{Lu}[\\p{L}.'-]*(?: \\p{Lu}[\\p{L}.'-]*){1,3}"
const ENTRY = new RegExp(`^(PI |[Pp]rincipal [Ii]nvestigator )?(${NAME})(?:,|:| [-–—])? (.+)$`, 'u')
const MONTHS = 'months? \\d{1,2}(?: (?:to|and) \\d{1,2})?'
const HOURS = /\b(\d{1,3} hours a week|full time|half time|part time)\b|\b(\d{1,4}) ?(?:h|hrs?|hours?) (?:in )?total\b/i
const ROLE = /^(?:an? )?(?:\w+ )?(?:consultant|subcontractor|advis[eo]r)$/i
/** Words with capitals and nothing else name where somebody sits: "Boulder", "Fernhill", "Univ. of Denver", "Reno NV". */
const SEAT = /^(?:(?:at|in) )?((?:the )?\p{Lu}[\p{L}.&'-]+(?: (?:of |at )?\p{Lu}[\p{L}.&'-]*){0,4})$/u
const TELLS = /\b(?:is|are|was|will|leads?|does|runs?|builds?|writes?|he|she)\b(?! months?\b)/

type Work = { what: string; months: string }

/** "Jo Reed 20 hours a week months 3 to 9 coding, Reno": person, months, work and place apart, as sentences; null where it is no such entry. */
export function datedPerson(line: string): string | null {
  const [, principal, name = '', rest = ''] = ENTRY.exec(line) ?? []
  if (name === '' || !new RegExp(MONTHS).test(rest) || TELLS.test(rest.replace(/ lead(?= months| ?$)/, ''))) return null
  const hours = HOURS.exec(rest)
  const pieces = rest
    .replace(HOURS, ', ')
    .split(/,\s+| [-–—] |: | [+&] |; /)
    .map((one) => one.replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter((one) => one !== '')
  const works: Work[] = []
  const seats: string[] = []
  let whole = ''
  for (const piece of pieces) {
    const months = new RegExp(MONTHS).exec(piece)?.[0] ?? ''
    const what = piece
      .replace(months, '')
      .trim()
      .replace(/ (?:in|from)$/, '')
      .replace(/ lead$/, '')
    if (months !== '' && what === '') whole = months
    else if (months === '' && SEAT.test(what)) seats.push(seatSaid(SEAT.exec(what)?.[1] ?? what))
    else if (!ROLE.test(what)) works.push({ what: what.replace(/^(?:the|an?) /, ''), months })
  }
  if (works.length === 0 && !principal) return null
  const role = pieces.find((one) => ROLE.test(one))
  return told(name, { isPrincipal: principal !== undefined, role, hours: hoursSaid(hours), whole, works, place: placeSaid(seats) })
}

function told(
  name: string,
  of: { isPrincipal: boolean; role: string | undefined; hours: string; whole: string; works: readonly Work[]; place: string },
): string {
  const opening = of.isPrincipal ? [`${name} is the PI${of.hours}${of.whole === '' ? '' : ` in ${of.whole}`}.`] : []
  const works = of.works.map(({ what, months }, index) => {
    const when = months || of.whole
    const who = `${name}${of.place === '' ? '' : ` of ${of.place}`}`
    const hours = index === 0 && !of.isPrincipal ? `${of.hours}${of.role ? `, as ${/^an? /.test(of.role) ? '' : 'a '}${of.role}` : ''}` : ''
    return `${who} is responsible for the ${what}${when === '' ? '' : ` in ${when}`}${hours}.`
  })
  return [...opening, ...works].join('\n')
}

function hoursSaid(found: RegExpExecArray | null): string {
  if (!found) return ''
  return found[1] ? `, ${found[1]}` : `, ${found[2]} hours in total`
}

/** "Reno NV" → "Reno, NV", "Univ. of Denver" → "the University of Denver". */
function seatSaid(seat: string): string {
  return seat.replace(/(?<=\p{Ll}) (?=[A-Z]{2}$)/u, ', ').replace(/^(?:the )?Univ(?:\.|ersity) of /, 'the University of ')
}

/** Firm and town: "Halden in Reno, NV". */
function placeSaid(seats: readonly string[]): string {
  return seats.join(' in ')
}
