import type { Appearance, Theme } from '../../state/appearance.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { RadioGroup } from '../../widgets/fields/RadioGroup.tsx'
import { IconReset } from '../../widgets/icons.ts'

type Props = {
  look: Appearance
  /** Limits of the font scale (specification 1, section 9). */
  limits: { smallest: number; largest: number }
  onTheme: (theme: Theme) => void
  onSmaller: () => void
  onLarger: () => void
  onReset: () => void
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Светла' },
  { value: 'dark', label: 'Тъмна' },
  { value: 'contrast', label: 'Висок контраст' },
]

const AccessibilityPanel = ({ look, limits, onTheme, onSmaller, onLarger, onReset }: Props) => (
  <div className="accessibility flex flex-column gap-3">
    <h2>Достъпност</h2>
    <fieldset className="font-size" aria-label="Размер на шрифта">
      <span aria-hidden>Размер на шрифта</span>
      <Button
        onClick={onSmaller}
        {...(look.scale <= limits.smallest && {
          refusal: { title: 'Шрифтът е най-малкият възможен', because: 'По-дребен текст не се чете удобно.' },
        })}
      >
        <span aria-hidden>А−</span>
        <span className="visually-hidden">По-малък шрифт</span>
      </Button>
      <output aria-label="Размер сега">{Math.round(look.scale * 100)}%</output>
      <Button
        onClick={onLarger}
        {...(look.scale >= limits.largest && {
          refusal: { title: 'Шрифтът е най-големият възможен', because: 'За още уголемяване ползвайте Ctrl и +.' },
        })}
      >
        <span aria-hidden>А+</span>
        <span className="visually-hidden">По-голям шрифт</span>
      </Button>
    </fieldset>
    <RadioGroup
      label="Тема"
      value={look.theme}
      options={themes}
      onChange={(value) => {
        const chosen = themes.find((theme) => theme.value === value)
        if (chosen) onTheme(chosen.value)
      }}
    />
    <Button kind="text" icon={IconReset} onClick={onReset}>
      Върни началните настройки
    </Button>
  </div>
)

export default AccessibilityPanel
