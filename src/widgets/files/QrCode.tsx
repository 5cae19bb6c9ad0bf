import { encode } from 'uqr'
import './file.css'

type Props = { text: string; label: string; size?: string }

/** Black on white in every theme, so that scanners read it. */
export const QrCode = ({ text, label, size = '6rem' }: Props) => {
  const { data, size: side } = encode(text, { border: 2, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      style={{ width: size, height: size }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
