import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { ProcessStep } from '../../../contract/businessProcesses.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { classes } from '../../../widgets/classes.ts'
import { IconAdd, IconPartly, IconPrint, IconView } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { shapeId } from '../stepWords.ts'
import { type CaseFileWay, isOnWay } from '../way.ts'
import { Arrow } from './Arrow.tsx'
import { type DiagramLayout, laneHead, layoutOf } from './layout.ts'
import { DecisionShape, StepShape } from './StepShape.tsx'
import { stepAfter } from './walk.ts'
import { scaleAfter, sizeAt, type Zoom } from './zoom.ts'
import './diagram.css'

type Props = {
  /** What the diagram shows: „Процес „…““. */
  label: string
  steps: readonly ProcessStep[]
  chosen: number
  onChoose: (stepId: number) => void
  way?: CaseFileWay
}

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

/** A process as a picture: a lane for each performer, steps from above, decisions, the ways between them. */
const Diagram = ({ label, steps, chosen, onChoose, way }: Props) => {
  const drawing = useMemo(() => layoutOf(steps), [steps])
  const picture = useRef<SVGSVGElement>(null)
  const keys = useId()
  const [zoom, setZoom] = useState<Zoom>('wide')
  const { width, height, lanes, nodes, edges } = drawing
  const walk = (event: KeyboardEvent) => {
    const next = stepAfter(nodes, chosen, event.key)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(shapeId(next))?.focus()
  }
  const zoomBy = (isNearer: boolean) => {
    if (picture.current) setZoom(scaleAfter(picture.current, isNearer))
  }
  const buttons = (
    <>
      <IconButton icon={IconPartly} label="Намали диаграмата" onClick={() => zoomBy(false)} />
      <IconButton icon={IconAdd} label="Увеличи диаграмата" onClick={() => zoomBy(true)} />
      <Button
        small
        icon={IconView}
        aria-pressed={zoom === 'whole'}
        onClick={() => setZoom(zoom === 'whole' ? 'wide' : 'whole')}
      >
        Цялата диаграма
      </Button>
      <Button small icon={IconPrint} onClick={() => window.print()}>
        Печат
      </Button>
    </>
  )
  return (
    <Card title="Диаграма" actions={buttons} flush>
      <p id={keys} className="process-keys no-print muted small">
        Стрелките водят от стъпка до стъпка, Home и End – до първата и последната.
      </p>
      <div
        className={classes('process-frame', zoom === 'whole' && 'whole')}
        role="listbox"
        aria-label={label}
        aria-describedby={keys}
        onKeyDown={walk}
      >
        <div className="process-size" style={sizeAt(zoom, width)}>
          <svg ref={picture} viewBox={`0 0 ${width} ${height}`} role="presentation">
            <g aria-hidden>
              <Lanes lanes={lanes} height={height} />
              {edges.map((edge) => (
                <Arrow key={edge.key} edge={edge} isPassed={way !== undefined && isOnWay(edge, way)} />
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
    </Card>
  )
}

export default Diagram
