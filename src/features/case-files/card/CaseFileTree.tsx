import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { mayEnterAtom } from '../../../state/access.ts'
import { nodeName } from './nodeWords.ts'
import { TreeLine } from './TreeLine.tsx'
import { treeMove } from './treeKeys.ts'
import { noChoice, type TreeRow, treeRows, wayToFocus, withMore, withOpen } from './treeRows.ts'

type Props = { nodes: readonly CaseFileNode[]; module: DocumentModule; label: string }

const textOf = (row: TreeRow): string => (row.kind === 'node' ? nodeName(row.node) : '')

/** A case file with its documents, resolutions, tasks and linked objects: one stop of the Tab key, walked by the arrows. */
export const CaseFileTree = ({ nodes, module, label }: Props) => {
  const mayEnter = useAtomValue(mayEnterAtom)
  const [choice, setChoice] = useState(noChoice)
  const rows = useMemo(() => treeRows(nodes, choice), [nodes, choice])
  const [active, setActive] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const focused = wayToFocus(nodes).at(-1)
  const current = rows.find(({ key }) => key === active)?.key ?? rows.find(({ key }) => key === focused)?.key
  const stop = current ?? rows[0]?.key

  /** Brings the document one looks from into the box, without moving the page. */
  useLayoutEffect(() => {
    const element = box.current
    const line = focused && element?.querySelector<HTMLElement>(`[data-key="${focused}"]`)
    if (element && line) element.scrollTop = line.offsetTop - (element.clientHeight - line.offsetHeight) / 2
  }, [focused])

  const lineOf = (key: string) => box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  const more = (parentKey: string | null, from: string) => {
    const last = rows[rows.findIndex(({ key }) => key === from) - 1]
    setChoice(withMore(choice, rows, parentKey))
    lineOf(last?.key ?? '')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ') {
      event.preventDefault()
      lineOf(stop)?.click()
      return
    }
    const move = treeMove(rows, stop, event.key, textOf)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'go') lineOf(move.key)?.focus()
    else setChoice(withOpen(choice, move.key, move.isOpen))
  }
  return (
    <div ref={box} role="tree" aria-label={label} className="case-tree" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <TreeLine
          key={row.key}
          row={row}
          module={module}
          mayEnter={mayEnter}
          isActive={row.key === stop}
          onActive={() => setActive(row.key)}
          onOpen={(isOpen) => setChoice(withOpen(choice, row.key, isOpen))}
          onMore={() => more(row.parentKey, row.key)}
        />
      ))}
    </div>
  )
}
