import { execFileSync, fork, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import dns, { lookup, promises as names, resolve4 } from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { Worker } from 'node:worker_threads'

/** Tries every way to another machine that Node has, and prints what became of each; a child tries as well. */

// nobody has these addresses (RFC 5737, RFC 3849): a try that is not refused ends by its time
const ELSEWHERE = '203.0.113.9'
const SIX = '2001:db8::9'

const opened = (socket) => once(socket, 'connect').finally(() => socket.destroy())
const asked = (ask) => new Promise((resolve, reject) => ask((cause, value) => (cause ? reject(cause) : resolve(value))))

const server = http.createServer((_, response) => response.end('here')).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address()

const TRIES = {
  'a socket': () => opened(net.connect(443, ELSEWHERE)),
  'a socket by options': () => opened(net.connect({ host: SIX, port: 443 })),
  'a socket of its own': () => opened(new net.Socket().connect(443, ELSEWHERE)),
  'a socket whose name of this machine leads elsewhere': () =>
    opened(net.connect({ host: 'localhost', port: 443, lookup: (_, __, told) => told(null, [{ address: ELSEWHERE, family: 4 }]) })),
  'an address in other letters': () => opened(net.connect(443, '3405803785')),
  TLS: () => once(tls.connect(443, ELSEWHERE), 'secureConnect'),
  HTTP: () => once(http.get(`http://${ELSEWHERE}/`), 'response'),
  HTTPS: () => once(https.get('https://example.com/'), 'response'),
  'HTTP/2': () =>
    once(
      http2.connect(`http://${ELSEWHERE}`).on('error', () => {}),
      'connect',
    ),
  fetch: () => fetch(`http://${ELSEWHERE}/`),
  'a name': () => asked((told) => lookup('example.com', told)),
  'a name by promise': () => names.lookup('example.com'),
  'a name server': () => asked((told) => resolve4('example.com', told)),
  'a name server of its own': () => new names.Resolver().resolveTxt('example.com'),
  'a datagram': () => asked((told) => createSocket('udp4').send('x', 53, ELSEWHERE, told)),
  'another program': () => once(spawn('true'), 'exit'),
  'a thread': () => once(new Worker('0', { eval: true }), 'exit'),
  'another program at once': () => execFileSync('true'),
}

const HERE = {
  'a socket to this machine': () => opened(net.connect(port, '127.0.0.1')),
  'a name of this machine': () => opened(net.connect(port, 'localhost')),
  'a call to this machine': async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  'the name of this machine': () => names.lookup('localhost'),
}

const REACHED_IN_MS = 20_000

async function outcome(tried) {
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve('no answer'), REACHED_IN_MS)
  })
  const tries = Promise.resolve()
    .then(tried)
    .then(
      () => 'reached',
      (cause) => cause.code ?? cause.cause?.code ?? String(cause),
    )
  return Promise.race([tries, late]).finally(() => clearTimeout(timer))
}

async function outcomes(tries) {
  const told = {}
  for (const [name, tried] of Object.entries(tries)) told[name] = await outcome(tried)
  return told
}

/** A try for a child, which tells what came of it. */
const FROM_INSIDE = `
  const { connect } = require('node:net')
  connect(443, '${ELSEWHERE}').once('connect', () => process.send('reached')).once('error', ({ code }) => process.send(code))`

async function toldBy(one) {
  const [told] = await once(one, 'message')
  return told
}

const told = {
  elsewhere: await outcomes(TRIES),
  here: await outcomes(HERE),
  child: await toldBy(fork('-e', [FROM_INSIDE], { env: {}, execArgv: [] })),
}
if (dns.promises.lookup !== names.lookup) throw new Error('What is imported is another function than what is asked')
// its builder calls it otherwise
const connections = Object.values(await import(process.argv[2])).find(({ name }) => name === 'connections')
console.log(JSON.stringify({ ...told, connections: connections() }))
process.exit(0)
