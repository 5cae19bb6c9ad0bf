import { useAtomValue, useSetAtom } from 'jotai'
import { accessibilityAtom, resetAccessibilityAtom, setThemeAtom, stepScaleAtom } from '../../state/accessibility.ts'
import { largestScale, smallestScale } from '../../state/appearance.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconAccessibility } from '../../widgets/icons.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'

const AccessibilityPanel = lazyPart(() => import('./AccessibilityPanel.tsx'))
const limits = { smallest: smallestScale, largest: largestScale }

/** Renders the button for font size and theme (specification 1, section 9). */
export const AccessibilityButton = () => {
  const look = useAtomValue(accessibilityAtom)
  const setTheme = useSetAtom(setThemeAtom)
  const step = useSetAtom(stepScaleAtom)
  const reset = useSetAtom(resetAccessibilityAtom)
  return (
    <HeaderPopover
      label="Достъпност"
      button={(anchor) => <IconButton icon={IconAccessibility} label="Достъпност" {...anchor} />}
    >
      {() => (
        <AccessibilityPanel
          look={look}
          limits={limits}
          onTheme={setTheme}
          onSmaller={() => step(-1)}
          onLarger={() => step(1)}
          onReset={reset}
        />
      )}
    </HeaderPopover>
  )
}
