import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { IconAdd, IconPartly, IconTurn } from '../icons.ts'

type ZoomProps = {
  zoom: number
  steps: readonly number[]
  fit: string
  onZoom: (zoom: number) => void
}

/** Buttons for zooming; a click on the percentage resets the zoom. */
export const ViewerZoom = ({ zoom, steps, fit, onZoom }: ZoomProps) => {
  const percent = `${Math.round(zoom * 100)} %`
  return (
    <fieldset className="viewer-zoom" aria-label="Увеличение">
      <IconButton
        icon={IconPartly}
        label="Намали"
        onClick={() => onZoom(steps.findLast((step) => step < zoom) ?? zoom)}
      />
      <Button
        kind="text"
        small
        title={fit}
        aria-label={`${percent}, върни: ${fit.toLowerCase()}`}
        onClick={() => onZoom(1)}
      >
        {percent}
      </Button>
      <IconButton icon={IconAdd} label="Увеличи" onClick={() => onZoom(steps.find((step) => step > zoom) ?? zoom)} />
    </fieldset>
  )
}

export type Turn = 0 | 90 | 180 | 270
const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const ViewerTurn = ({ turn, onTurn }: { turn: Turn; onTurn: (turn: Turn) => void }) => (
  <IconButton icon={IconTurn} label="Завърти надясно" onClick={() => onTurn(nextTurn[turn])} />
)

export const OwnWindow = ({ address }: { address: string }) => (
  <LinkButton external small href={address}>
    В прозорец на браузъра
  </LinkButton>
)
