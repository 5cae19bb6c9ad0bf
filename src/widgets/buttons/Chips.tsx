import { Glyph } from '../Glyph.tsx'
import { type Icon, IconClose } from '../icons.ts'
import './button.css'

export type Chip = {
  key: string
  label: string
  icon?: Icon
  count?: number
  pressed?: boolean
  onPress: () => void
  onRemove?: () => void
}

export const Chips = ({ label, items }: { label: string; items: readonly Chip[] }) => (
  <fieldset className="chips" aria-label={label}>
    {items.map((chip) => (
      <span key={chip.key} className="chip-box">
        <button type="button" className="chip" aria-pressed={chip.pressed} onClick={chip.onPress}>
          {chip.icon && <Glyph icon={chip.icon} />}
          {chip.label}
          {chip.count !== undefined && <b>{chip.count}</b>}
        </button>
        {chip.onRemove && (
          <button
            type="button"
            className="chip-remove"
            aria-label={`Премахни „${chip.label}“`}
            title={`Премахни „${chip.label}“`}
            onClick={chip.onRemove}
          >
            <Glyph icon={IconClose} />
          </button>
        )}
      </span>
    ))}
  </fieldset>
)
