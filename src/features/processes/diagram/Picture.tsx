import type { CSSProperties } from 'react'
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../../widgets/classes.ts'
import { type CaseFileWay, isOnWay } from '../caseFilePath.ts'
import { shapeId } from '../stepText.ts'
import { stepAfter } from './keyboardNavigation.ts'
import { type DiagramLayout, laneHead } from './layout.ts'
import { Arrow, ArrowText, DecisionShape, StepShape } from './shapes.tsx'
import './diagram.css'

const Lanes = ({ lanes, height }: Pick<DiagramLayout, 'lanes' | 'height'>) =>
  lanes.map(({ name, lines, x, width }) => (
    <g key={name} className="process-lane">
      <title>{name}</title>
      <rect x={x} y={0} width={width} height={height} />
      {lines.map((line, at) => (
        <text key={`${at}:${line}`} x={x + width / 2} y={laneHead.before + laneHead.line * at} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  ))

/** Scrolls a step into view inside the frame of the diagram, without scrolling the page. */
const bringIntoFrame = (frame: HTMLElement | null, stepId: number): void => {
  const box = frame?.querySelector(`#${shapeId(stepId)}`)?.getBoundingClientRect()
  if (!frame || !box) return
  const { top, bottom, left, right, height, width } = frame.getBoundingClientRect()
  if (box.top < top || box.bottom > bottom) frame.scrollTop += box.top - top - (height - box.height) / 2
  if (box.left < left || box.right > right) frame.scrollLeft += box.left - left - (width - box.width) / 2
}

type Props = {
  label: string
  describedBy: string
  drawing: DiagramLayout
  size: CSSProperties
  isWhole: boolean
  chosen: number
  onChoose: (stepId: number) => void
  way: CaseFileWay | undefined
  ref: Ref<SVGSVGElement>
}

/** Renders the diagram as a list with one Tab stop, in which arrow keys select a step. */
export const Picture = ({ label, describedBy, drawing, size, isWhole, chosen, onChoose, way, ref }: Props) => {
  const { width, height, lanes, nodes, edges } = drawing
  const passed = (edge: DiagramLayout['edges'][number]) => way !== undefined && isOnWay(edge, way)
  const frame = useRef<HTMLDivElement>(null)
  const [first] = useState(chosen)
  useLayoutEffect(() => bringIntoFrame(frame.current, first), [first])
  const moveFocus = (event: KeyboardEvent) => {
    const next = stepAfter(nodes, chosen, event.key)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(shapeId(next))?.focus()
  }
  return (
    <div
      className={classes('process-frame', isWhole && 'whole')}
      ref={frame}
      role="listbox"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={moveFocus}
    >
      <div className="process-size" style={size}>
        <svg ref={ref} viewBox={`0 0 ${width} ${height}`} role="presentation">
          <g aria-hidden>
            <Lanes lanes={lanes} height={height} />
            {edges.map((edge) => (
              <Arrow key={edge.key} edge={edge} isPassed={passed(edge)} />
            ))}
            {edges.map((edge) => (
              <ArrowText key={edge.key} edge={edge} isPassed={passed(edge)} />
            ))}
            {nodes.map((node) => node.kind === 'decision' && <DecisionShape key={node.key} node={node} />)}
          </g>
          {nodes.map(
            (node) =>
              node.kind === 'step' && (
                <StepShape
                  key={node.key}
                  node={node}
                  isChosen={node.step.id === chosen}
                  way={way}
                  onChoose={onChoose}
                />
              ),
          )}
        </svg>
      </div>
    </div>
  )
}
