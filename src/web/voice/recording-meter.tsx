import { useEffect, useRef, useState } from 'react'
import { clockTime } from './spoken-time.ts'

/** How long a recording is by now, and how loud it is, so that a silent microphone is seen while one speaks. */
export function RecordingMeter({ since, level }: { since: number; level: () => number }) {
  const [now, tick] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => tick(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="size-2.5 animate-pulse rounded-full bg-danger" />
      <span role="timer" aria-label="Recorded so far" className="numeric font-semibold">
        {clockTime(Math.max(0, now - since) / 1000)}
      </span>
      <LevelBar level={level} />
    </div>
  )
}

/** Drawn with every frame beside React, which would draw the whole question anew. */
function LevelBar({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.scale = `${level()} 1`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <span aria-hidden className="h-2 w-28 overflow-hidden rounded-full bg-navy-soft">
      <span ref={bar} className="block h-full origin-left scale-x-0 rounded-full bg-blue" />
    </span>
  )
}
