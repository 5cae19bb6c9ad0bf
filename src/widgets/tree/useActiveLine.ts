import { type RefObject, useLayoutEffect, useState } from 'react'
import { pathToCurrent, type TreeRow, type TreeShape } from './treeRows.ts'

const lineIn = (box: HTMLElement | null, key: string) => box?.querySelector<HTMLElement>(`[data-key="${key}"]`)

/** Determines which line is the tab stop, and keeps the focus on a line that is moved. */
export const useActiveLine = <N>(
  box: RefObject<HTMLElement | null>,
  shape: TreeShape<N>,
  rows: readonly TreeRow<N>[],
) => {
  const [active, setActive] = useState<string>()
  const [movedKey, setMovedKey] = useState<string>()
  const currentKey = pathToCurrent(shape).at(-1)
  const stop = (rows.find(({ key }) => key === active) ?? rows.find(({ key }) => key === currentKey) ?? rows[0])?.key
  const moved = rows.find(({ key }) => key === movedKey)
  const movedTo = moved && `${moved.parentKey}/${moved.position}`

  /** Scrolls the current node into view inside the tree without scrolling the page. */
  useLayoutEffect(() => {
    const element = box.current
    const line = currentKey === undefined ? undefined : lineIn(element, currentKey)
    if (element && line) element.scrollTop = line.offsetTop - (element.clientHeight - line.offsetHeight) / 2
  }, [box, currentKey])
  useLayoutEffect(() => {
    if (movedKey !== undefined && movedTo !== undefined) lineIn(box.current, movedKey)?.focus()
  }, [box, movedKey, movedTo])

  return {
    stop,
    moved,
    activate: (key: string) => {
      setActive(key)
      if (key !== movedKey) setMovedKey(undefined)
    },
    follow: setMovedKey,
    focus: (key: string | undefined) => {
      if (key !== undefined) lineIn(box.current, key)?.focus()
    },
  }
}
