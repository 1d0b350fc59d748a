import { type Arrow, LINE_HEIGHT } from './chart-lines.ts'

/** How far the middle of a bar is from the upper and lower end of its line. */
const HALF = LINE_HEIGHT / 2
/** How far an arrow ends outside of its bar. */
const EDGE = 14

/** Which step needs which, over the chart; read out with each bar. */
export function ChartArrows({ arrows, months }: { arrows: readonly Arrow[]; months: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 max-md:hidden">
      {arrows.map((arrow) => (
        <span
          key={arrow.key}
          className={`absolute ${arrow.isTooEarly ? 'border-danger text-danger' : 'border-line-strong text-line-strong'} ${SIDES[arrow.bend]} ${arrow.isUp ? '-scale-y-100' : ''}`}
          style={{
            left: `calc(${(arrow.left / months) * 100}% - ${arrow.bend === 'down' ? 6 : 0}px)`,
            width: `calc(${((arrow.right - arrow.left) / months) * 100}% + ${arrow.bend === 'across-down' ? 8 : 0}px)`,
            top: arrow.top * LINE_HEIGHT + (isFromMiddle(arrow) ? HALF : HALF + EDGE),
            height: Math.max(4, (arrow.bottom - arrow.top) * LINE_HEIGHT - (arrow.bend === 'down' ? 2 * EDGE : EDGE)),
          }}
        >
          <span className={`absolute size-2 bg-current ${HEADS[arrow.bend]}`} />
        </span>
      ))}
    </div>
  )
}

/** Whether its upper end lies in the middle of a bar's line, not below the bar. */
function isFromMiddle({ bend, isUp }: Arrow): boolean {
  return bend !== 'down' && (bend === 'across-down') !== isUp
}

/** Where its head is, which points at the bar. */
const HEADS: Record<Arrow['bend'], string> = {
  down: 'bottom-0 -left-[5px] [clip-path:polygon(0_0,100%_0,50%_100%)]',
  'across-down': 'bottom-0 -right-[5px] [clip-path:polygon(0_0,100%_0,50%_100%)]',
  'down-back': '-bottom-[5px] left-0 [clip-path:polygon(100%_0,100%_100%,0_50%)]',
}

const SIDES: Record<Arrow['bend'], string> = {
  down: 'border-l-2',
  'across-down': 'border-t-2 border-r-2 rounded-tr-control',
  'down-back': 'border-r-2 border-b-2 rounded-br-control',
}
