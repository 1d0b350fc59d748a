import { expect, type Page } from '@playwright/test'

/**
 * What somebody writes, or has a document or a model say, so that another one's browser runs it: each calls `hit` with its number where it works. Written
 * before looking at how anything is shown: tags, attributes, addresses, styles, Markdown, encodings, and ways out of whatever text may stand in.
 */
const RUN = (nth: number) => `window.hit(${nth})`
export const PAYLOADS: readonly string[] = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<ScRiPt >${run}</sCrIpT >`,
  (run: string) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  (run: string) => `<img src=x onerror=${run}>`,
  (run: string) => `<img src=x onerror="${run}"//`,
  (run: string) => `"><img src=x onerror=${run}>`,
  (run: string) => `'><img src=x onerror=${run}>`,
  (run: string) => `\`><img src=x onerror=${run}>`,
  (run: string) => `</textarea><img src=x onerror=${run}>`,
  (run: string) => `</title><script>${run}</script>`,
  (run: string) => `</script><script>${run}</script>`,
  (run: string) => `</style><svg onload=${run}>`,
  (run: string) => `<svg/onload=${run}>`,
  (run: string) => `<svg><script href="data:text/javascript,${run}"/></svg>`,
  (run: string) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  (run: string) =>
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=x onerror='${run}'/></svg>#x"/></svg>`,
  (run: string) => `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  (run: string) => `<body onload=${run}>`,
  (run: string) => `<details open ontoggle=${run}>x</details>`,
  (run: string) => `<input autofocus onfocus=${run}>`,
  (run: string) => `<video><source onerror=${run}></video>`,
  (run: string) => `<audio src=x onerror=${run}>`,
  (run: string) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run: string) => `<iframe src="javascript:parent.${run}"></iframe>`,
  (run: string) => `<object data="data:text/html,<script>parent.${run}</script>"></object>`,
  (run: string) => `<embed src="javascript:${run}">`,
  (run: string) => `<a href="javascript:${run}" autofocus onfocus=${run}>x</a>`,
  (run: string) => `<form><button formaction="javascript:${run}" autofocus onfocus=${run}>x`,
  (run: string) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  (run: string) => `<base href="javascript:${run}//">`,
  (run: string) => `<link rel=stylesheet href="data:text/css,*{background:url(javascript:${run})}">`,
  (run: string) => `<style>@keyframes x{}*{animation:x}</style><b onanimationstart=${run}>x</b>`,
  (run: string) => `<template><script>${run}</script></template><slot onslotchange=${run}>`,
  (run: string) => `[x](javascript:${run})`,
  (run: string) => `![x](x" onerror="${run})`,
  (run: string) => `[x]: javascript:${run}\n[x]`,
  (run: string) => `<javascript:${run}>`,
  (run: string) => `&lt;img src=x onerror=${run}&gt;`,
  (run: string) => `&#x3C;img src=x onerror=${run}&#x3E;`,
  (run: string) => `\\u003cimg src=x onerror=${run}\\u003e`,
  (run: string) => `%3Cimg%20src%3Dx%20onerror%3D${run}%3E`,
  (run: string) => `{{constructor.constructor('${run}')()}} \${${run}}`,
  (run: string) => `\u202e<img src=x onerror=${run}>\u0000`,
].map((payload, nth) => payload(RUN(nth)))

/** Listens for what runs of them, and for what the content security policy kept from running; asked at the end, nothing did. */
export async function listensForRuns(page: Page): Promise<() => Promise<void>> {
  const ran: string[] = []
  await page.exposeFunction('hit', (nth: number) => void ran.push(`ran: ${PAYLOADS[nth]}`))
  await page.exposeFunction('violated', (told: string) => void ran.push(`refused by the policy: ${told}`))
  await page.addInitScript(() => {
    const told = window as unknown as { violated: (told: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      told.violated(`${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    ran.push(`asked: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    // that the ear is open is known by what is said into it
    await page.evaluate(() => (window as unknown as { hit: (nth: number) => void }).hit(-1))
    await expect.poll(() => ran).toContain('ran: undefined')
    expect(ran.filter((told) => told !== 'ran: undefined')).toEqual([])
  }
}
