import { classes } from '../../../widgets/classes.ts'
import { shapeId, standingWords, termWords } from '../stepWords.ts'
import type { CaseFileWay } from '../way.ts'
import type { PlacedNode } from './layout.ts'
import { linesOf } from './linesOf.ts'
import { sizes } from './rulers.ts'

const letters = { step: 19, decision: 18 }
const lineHeight = 16
const corner = 8
/** How far the ring of the focus stands from its shape. */
const ring = 5

/** Lines of text in the middle of a shape. */
const Lines = ({ lines, x, y, className }: { lines: readonly string[]; x: number; y: number; className?: string }) =>
  lines.map((line, at) => (
    <text
      // Two lines of a name may read the same.
      key={`${at}:${line}`}
      className={className}
      x={x}
      y={y + lineHeight * (at - (lines.length - 1) / 2)}
      textAnchor="middle"
      dominantBaseline="central"
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

/** A step: its name and how many stand at it; on the way of a case file it says whether it was passed. */
export const StepShape = ({ node: { step, x, y }, isChosen, way, onChoose }: StepProps) => {
  const { width, height } = sizes.step
  const isCurrent = way?.current === step.id
  const isPassed = way?.passed.has(step.id) ?? false
  const isEnd = step.transitions.length === 0
  const mark = isCurrent ? 'Текуща' : isPassed ? 'Премината' : ''
  const standing = standingWords(step)
  // What is seen stands first, so that who speaks to the computer can say it.
  const words = [step.name, standing, mark, step.performer, termWords(step)]
  const round = isEnd ? height / 2 : corner
  const choose = () => onChoose(step.id)
  return (
    <g
      id={shapeId(step.id)}
      role="option"
      aria-selected={isChosen}
      aria-label={words.filter(Boolean).join(', ')}
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
      <Lines lines={linesOf(step.name, letters.step, 3)} x={width / 2} y={height / 2 - (standing === '' ? 0 : 7)} />
      {standing !== '' && (
        <text
          className={classes('count', Boolean(step.lateInstances) && 'late')}
          x={width / 2}
          y={height - 8}
          textAnchor="middle"
        >
          {`${standing} `}
        </text>
      )}
      {mark !== '' && (
        <g className="mark" transform={`translate(${width / 2} 0)`}>
          <rect x={-44} y={-10} width={88} height={20} rx={10} />
          <text textAnchor="middle" dominantBaseline="central">
            {mark}
          </text>
        </g>
      )}
    </g>
  )
}

/** The question with which a step ends. */
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
