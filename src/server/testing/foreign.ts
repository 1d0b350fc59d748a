import { api } from '../../contract/api.ts'
import { type Endpoint, pathNames } from '../../contract/endpoint.ts'
import type { CallName } from '../call.ts'
import { type Had, nowhere, type Said } from './had.ts'
import { leavesOf } from './ids-in.ts'
import { type RawCall, type RawOptions, rawCall } from './raw-call.ts'
import { validInputs } from './valid-calls.ts'

/** A way of making a call that names what the caller does not have; `isOwn` where all else in it is the caller's, so that it may be served. */
export type Attempt = { way: string; isOwn?: true; written: (value: string) => string; call: (foreign: Had) => Promise<RawCall> }

/** Who tries: what they have themselves and what they say, and names of nothing at all. */
export type Stranger = { had: Had; said: Said; nothing: Had }

type Form = { written?: (value: string) => string; encode?: RawOptions['encode'] }

/** How a name can be written so that something reads it as another one. */
const FORMS: Record<string, Form> = {
  'as they are': {},
  'in capitals': { written: (value) => value.toUpperCase() },
  'with spaces around them': { written: (value) => ` ${value} ` },
  'with a NUL behind them': { written: (value) => `${value}\u0000` },
  'with every letter encoded': { encode: (value) => Buffer.from(value).toString('hex').replace(/../g, '%$&') },
  'encoded twice': { encode: (value) => encodeURIComponent(encodeURIComponent(value)).replaceAll('-', '%252D') },
  'behind a folder that is left again': { written: (value) => `x/../${value}`, encode: (value) => value },
  'behind an encoded way up': { written: (value) => `..%2F${value}`, encode: (value) => value },
  'with a slash behind them': { written: (value) => `${value}/`, encode: (value) => value },
  'as a pattern': { written: (value) => `${value.slice(0, -1)}%` },
  'as a condition': { written: (value) => `${value}' or 'a'='a` },
}

const IS_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every way in which a stranger tries to make a call with what somebody else has. */
export function attempts(name: CallName, stranger: Stranger): Attempt[] {
  const promise: Endpoint = api[name]
  const inputs = validInputs(name, stranger.nothing, stranger.said)
  return inputs.flatMap((nothing, nth) => {
    const leaves = leavesOf(nothing)
    const isNaming = leaves.some(({ value }) => Object.values(stranger.nothing).includes(value))
    if (!isNaming) return []
    const whole = (foreign: Had) => validInputs(name, foreign, stranger.said)[nth] ?? {}
    // a form is read whole before it is refused, and what it starts is not for nothing
    const isPlain = leaves.some(({ value }) => IS_UUID.test(value))
    return [
      ...(isPlain && nth === 0
        ? inForms(promise, whole)
        : [{ way: `with their names (${nth + 1})`, written: same, call: (had: Had) => rawCall(promise, whole(had)) }]),
      ...(isPlain && nth === 0 ? besides(promise, whole) : []),
      ...(isPlain ? fieldByField(name, promise, stranger, nth) : []),
    ]
  })
}

function inForms(promise: Endpoint, whole: (foreign: Had) => Record<string, unknown>): Attempt[] {
  const isInAddress = promise.method === 'GET' || pathNames(promise.path).length > 0
  const forms = Object.entries(FORMS).filter(([, { encode }]) => isInAddress || !encode)
  return forms.map(([form, { written = same, encode }]) => ({
    way: `with their ids ${form}`,
    written,
    call: (foreign) => rawCall(promise, whole(mapped(foreign, written)), { encode }),
  }))
}

/** In places where they are not asked for: the address names nothing that is there, and what stands beside it is not to be looked at. */
function besides(promise: Endpoint, whole: (foreign: Had) => Record<string, unknown>): Attempt[] {
  const nothing = whole(nowhere())
  const named = pathNames(promise.path)
  const beside = (foreign: Had) => Object.fromEntries(named.map((name) => [name, whole(foreign)[name]]))
  const told = promise.method === 'GET' ? 'HEAD' : promise.method
  return [
    { way: 'with their ids in the query', written: same, call: (foreign) => rawCall(promise, nothing, { query: foreign }) },
    ...(named.length > 0
      ? [
          {
            way: 'with their ids beside the address',
            written: same,
            call: (had: Had) => rawCall(promise, nothing, { beside: beside(had) }),
          },
        ]
      : []),
    {
      way: 'with their ids, asking for events or the head alone',
      written: same,
      call: async (foreign) => {
        const asked = await rawCall(promise, whole(foreign))
        return { ...asked, method: told, headers: { ...asked.headers, accept: 'text/event-stream' } }
      },
    },
  ]
}

/** The caller's own call, in which a single name is somebody else's. */
function fieldByField(name: CallName, promise: Endpoint, { had, said }: Stranger, nth: number): Attempt[] {
  const own = validInputs(name, had, said)[nth] ?? {}
  return leavesOf(own).flatMap(({ field, value, replaced }) => {
    const key = (Object.keys(had) as (keyof Had)[]).find((one) => had[one] === value)
    if (!key) return []
    return [
      {
        way: `with their ${field} in a call of one's own`,
        isOwn: true as const,
        written: same,
        call: (their: Had) => rawCall(promise, replaced(their[key])),
      },
    ]
  })
}

function mapped(had: Had, written: (value: string) => string): Had {
  return Object.fromEntries(Object.entries(had).map(([name, value]) => [name, written(value)])) as Had
}

function same(value: string): string {
  return value
}
