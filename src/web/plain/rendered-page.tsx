import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PlainScreen } from '../../contract/screens.ts'
import { PublicFrame } from '../app/public-frame.tsx'
import { SignedOutWayIn } from '../app/signed-out-way-in.tsx'
import { PLAIN_PAGES } from './plain-pages.tsx'

/** The plain page at an address, put into the frame of its document. */
export function renderedPage(path: PlainScreen, document: string): string {
  const { title, description, Page } = PLAIN_PAGES[path]
  const body = renderToStaticMarkup(
    <StaticRouter location={path}>
      <PublicFrame
        wayIn={
          <div data-way-in>
            <SignedOutWayIn />
          </div>
        }
      >
        <Page />
      </PublicFrame>
    </StaticRouter>,
  )
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>,
  )
  return document.replace('<!--head-->', () => head).replace('<!--body-->', () => body)
}
