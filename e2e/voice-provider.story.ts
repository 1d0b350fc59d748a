import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { answerBox } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { isVoiceHere, test } from './spoken.ts'

test.skip(!isVoiceHere, 'There is no voice on this machine: npm run voice fetches it.')
test.use({ said: 'We will wind three coils in Akron.' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Where the provider of these stories takes offers of a line. */
const CALLS = '/provider/realtime/calls'
const SECRET = 'ek-for-this-line'

/**
 * Has a second page stand in for a provider that listens: it takes the offer of a line, hears the sound that comes through it, and tells when
 * somebody speaks and has ended. The session is the server's own; only where its line is, is another one.
 */
async function withProvider(page: Page): Promise<void> {
  const provider = await page.context().newPage()
  await page.route(`**${api.openVoiceSession.path}`, async (route) => {
    const answer = await route.fetch()
    const client_secret = { value: SECRET, expires_at: Math.floor(Date.now() / 1000) + 60 }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), transport: 'webrtc', url: CALLS, client_secret } })
  })
  await page.route(`**${CALLS}`, async (route) => {
    const isOpened = (await route.request().headerValue('authorization')) === `Bearer ${SECRET}`
    if (!isOpened) return route.fulfill({ status: 401 })
    await route.fulfill({ contentType: 'application/sdp', body: await provider.evaluate(takenCall, route.request().postData() ?? '') })
  })
}

/** Runs in the provider's page. */
async function takenCall(offer: string): Promise<string> {
  const [LOUD, QUIET_MS, LOOK_MS] = [0.02, 2000, 100]
  const peer = new RTCPeerConnection()
  peer.ondatachannel = ({ channel }) => {
    let [isSpeaking, lastLoud] = [false, 0]
    const tell = (type: string) => channel.send(JSON.stringify({ type }))
    setInterval(() => {
      const [receiver] = peer.getReceivers()
      const level = receiver?.getSynchronizationSources()[0]?.audioLevel ?? 0
      if (level > LOUD) lastLoud = performance.now()
      const isLoud = lastLoud > 0 && performance.now() - lastLoud < QUIET_MS
      if (isLoud !== isSpeaking) tell(isLoud ? 'input_audio_buffer.speech_started' : 'input_audio_buffer.speech_stopped')
      isSpeaking = isLoud
    }, LOOK_MS)
    tell('session.created')
  }
  peer.ontrack = ({ track }) => {
    // a browser looks at no sound that nobody plays
    const player = Object.assign(new Audio(), { muted: true, srcObject: new MediaStream([track]) })
    void player.play()
  }
  await peer.setRemoteDescription({ type: 'offer', sdp: offer })
  await peer.setLocalDescription(await peer.createAnswer())
  await new Promise<void>((gathered) => {
    const look = () => peer.iceGatheringState === 'complete' && gathered()
    peer.onicegatheringstatechange = look
    look()
  })
  return peer.localDescription?.sdp ?? ''
}

test('with a hosted provider the browser lets it listen itself, and the interview is led the same', async ({ page }) => {
  await withTopic(page, SHIELD)
  await withProvider(page)
  await page.goto('/global-interview')
  await button(page, 'Start Interview').click()
  await button(page, 'Hands-free').click()
  const state = page.getByRole('region', { name: 'Hands-free interview' }).getByRole('status')
  for (const position of [1, 2]) {
    await expect(page.getByText(`Question ${position}`, { exact: true })).toBeVisible()
    await expect(state).toHaveText('You are heard')
    await expect(answerBox(page)).toHaveValue(/Akron/i)
  }
  await button(page, 'End hands-free').click()
  await expect(button(page, 'Hands-free')).toBeVisible()
})

test('a provider that does not open its line is told, and answers are recorded and typed as ever', async ({ page }) => {
  await withTopic(page, SHIELD)
  await withProvider(page)
  await page.route(`**${CALLS}`, (route) => route.fulfill({ contentType: 'application/sdp', body: 'no line' }))
  await page.goto('/global-interview')
  await button(page, 'Start Interview').click()
  await button(page, 'Hands-free').click()
  await expect(page.getByText('Voice session failed')).toBeVisible()
  await expect(page.getByText('The speech provider did not open a line.')).toBeVisible()
  await expect(button(page, 'Record Answer')).toBeEnabled()
  await expect(answerBox(page)).toBeEnabled()
})
