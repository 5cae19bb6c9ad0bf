import { classes } from '../../../widgets/classes.ts'
import type { PlacedEdge } from './layout.ts'

const tip = { long: 9, half: 5 }

/** The tip of an arrow at its last point, along its last piece. */
const tipOf = (points: PlacedEdge['points']): string => {
  const [[fromX, fromY], [x, y]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]]
  const [alongX, alongY] = [Math.sign(x - fromX), Math.sign(y - fromY)]
  const corner = (side: number) =>
    `${x - alongX * tip.long + alongY * side * tip.half},${y - alongY * tip.long + alongX * side * tip.half}`
  return `${x},${y} ${corner(1)} ${corner(-1)}`
}

type Props = { edge: PlacedEdge; isPassed: boolean }

/** The way from one shape to another, with the answer that leads there. */
export const Arrow = ({ edge: { points, label, words }, isPassed }: Props) => (
  <g className={classes('process-arrow', isPassed && 'passed')}>
    <polyline points={points.map((point) => point.join(',')).join(' ')} />
    <polygon points={tipOf(points)} />
    {label !== '' && (
      <text x={words.x} y={words.y} textAnchor={words.isBefore ? 'end' : 'start'}>
        {label}
      </text>
    )}
  </g>
)
