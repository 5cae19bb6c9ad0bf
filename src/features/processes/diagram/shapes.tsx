import { classes } from '../../../widgets/classes.ts'
import type { CaseFileWay } from '../caseFilePath.ts'
import { shapeId, standingText, termText } from '../stepText.ts'
import { sizes } from './dimensions.ts'
import type { PlacedEdge, PlacedNode } from './layout.ts'
import { linesOf } from './wrapText.ts'

const letters = { step: 19, decision: 18 }
const lineHeight = 16
const countHeight = 15
const corner = 8
const mark = { x: 30, width: 70 }
const ring = 5

const Lines = ({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) =>
  lines.map((line, at) => (
    <text
      // The key contains the index, because two lines of a name may be equal.
      key={`${at}:${line}`}
      x={x}
      y={y + lineHeight * (at - (lines.length - 1) / 2)}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {`${line} `}
    </text>
  ))

const Counts = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <text
      key={line}
      className={classes('count', at > 0 && 'late')}
      x={sizes.step.width / 2}
      y={sizes.step.height - 8 - countHeight * (lines.length - 1 - at)}
      textAnchor="middle"
    >
      {`${line} `}
    </text>
  ))

type StepProps = {
  node: PlacedNode
  isChosen: boolean
  way: CaseFileWay | undefined
  onChoose: (id: number) => void
}

export const StepShape = ({ node: { step, x, y }, isChosen, way, onChoose }: StepProps) => {
  const { width, height } = sizes.step
  const isCurrent = way?.current === step.id
  const isPassed = way?.passed.has(step.id) ?? false
  const isEnd = step.transitions.length === 0
  const state = isCurrent ? 'Текуща' : isPassed ? 'Премината' : ''
  const standing = standingText(step)
  // The accessible name starts with the visible text, so that users of speech input can say it.
  const labels = [step.name, ...standing, state, step.performer, termText(step)]
  const round = isEnd ? height / 2 : corner
  const choose = () => onChoose(step.id)
  return (
    <g
      id={shapeId(step.id)}
      role="option"
      aria-selected={isChosen}
      aria-label={labels.filter(Boolean).join(', ')}
      tabIndex={isChosen ? 0 : -1}
      data-step={step.id}
      className={classes('process-step', isChosen && 'chosen', isPassed && 'passed', isCurrent && 'current')}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
      onFocus={choose}
      onClick={choose}
    >
      <rect
        className="ring"
        x={-ring}
        y={-ring}
        width={width + 2 * ring}
        height={height + 2 * ring}
        rx={round + ring}
      />
      <rect className="box" width={width} height={height} rx={round} />
      <Lines
        lines={linesOf(step.name, letters.step, 3)}
        x={width / 2}
        y={(height - countHeight * standing.length) / 2}
      />
      <Counts lines={standing} />
      {state !== '' && (
        <g className="mark" transform={`translate(${width - mark.x} 0)`}>
          <rect x={-mark.width / 2} y={-10} width={mark.width} height={20} rx={10} />
          <text textAnchor="middle" dominantBaseline="central">
            {state}
          </text>
        </g>
      )}
    </g>
  )
}

export const DecisionShape = ({ node: { step, x, y } }: { node: PlacedNode }) => {
  const { width, height } = sizes.decision
  const [right, low] = [width / 2, height / 2]
  const point = 14
  const corners = [
    [-right, 0],
    [-right + point, -low],
    [right - point, -low],
    [right, 0],
    [right - point, low],
    [-right + point, low],
  ]
  return (
    <g className="process-decision" transform={`translate(${x} ${y})`}>
      <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
      <Lines lines={linesOf(step.decision, letters.decision, 2)} x={0} y={0} />
    </g>
  )
}

const tip = { long: 9, half: 5 }

const tipOf = (points: PlacedEdge['points']): string => {
  const [[fromX, fromY], [x, y]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]]
  const [alongX, alongY] = [Math.sign(x - fromX), Math.sign(y - fromY)]
  const corner = (side: number) =>
    `${x - alongX * tip.long + alongY * side * tip.half},${y - alongY * tip.long + alongX * side * tip.half}`
  return `${x},${y} ${corner(1)} ${corner(-1)}`
}

type Props = { edge: PlacedEdge; isPassed: boolean }

export const Arrow = ({ edge: { points }, isPassed }: Props) => (
  <g className={classes('process-arrow', isPassed && 'passed')}>
    <polyline points={points.map((point) => point.join(',')).join(' ')} />
    <polygon points={tipOf(points)} />
  </g>
)

export const ArrowText = ({ edge: { label, labels }, isPassed }: Props) =>
  label !== '' && (
    <g className={classes('process-arrow', isPassed && 'passed')}>
      <text x={labels.x} y={labels.y} textAnchor={labels.isBefore ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  )
