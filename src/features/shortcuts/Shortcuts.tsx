import { useAtomValue, useSetAtom } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { DocumentModule } from '../../routes/to.ts'
import { pageKeysAtom } from '../../screen-kit/pageKeys.ts'
import { setSingleKeysAtom, singleKeysAtom } from '../../state/singleKeys.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconWhy } from '../../widgets/icons.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { placesToGo } from './placesToGo.ts'
import type { Shortcut } from './shortcut.ts'
import { usePartKeys } from './usePartKeys.ts'
import { useShortcuts } from './useShortcuts.ts'
import './shortcuts.css'

const ShortcutsSheet = lazyPart(() => import('./ShortcutsSheet.tsx'))

type Props = {
  /** The document module that is searched and whose places are gone to; undefined for who has none. */
  module: DocumentModule | undefined
  /** Whether the person may open an address. */
  mayOpen: (address: string) => boolean
  /** Opens the guide about this screen; undefined for who has no library, to whom the sheet is the help. */
  onHelp: (() => void) | undefined
  /** Opens the panel „Обучение“; undefined where nobody practises. */
  onTraining: (() => void) | undefined
}

/** F1 asks for help in the place of the browser's own, also while typing; not behind a dialog. */
const useHelpKey = (onHelp: () => void): void => {
  const open = useEffectEvent(onHelp)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (document.querySelector('[aria-modal=true]') === null) open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** What the header offers to the keyboard: the search box („/“), the sheet of shortcuts („?“), help (F1), the parts of the screen (F6). */
export const Shortcuts = ({ module, mayOpen, onHelp, onTraining }: Props) => {
  const [, navigate] = useLocation()
  const on = useAtomValue(singleKeysAtom)
  const setOn = useSetAtom(setSingleKeysAtom)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const search = () => {
    if (input.current?.checkVisibility()) input.current.focus()
    else setSearchOpen(true)
  }
  const shortcuts: Shortcut[] = [
    ...(module ? [{ keys: ['/'], label: 'Търсене на документи', run: search }] : []),
    ...placesToGo(module, mayOpen).map(({ keys, label, address }) => ({ keys, label, run: () => navigate(address) })),
    { keys: ['?'], label: 'Този списък', run: () => setSheetOpen(true) },
  ]
  const here = useAtomValue(pageKeysAtom)
  const closing = (then: () => void) => () => {
    setSheetOpen(false)
    then()
  }
  useShortcuts([...shortcuts, ...here], on)
  usePartKeys()
  useHelpKey(onHelp ?? (() => setSheetOpen(true)))
  return (
    <>
      {module && (
        <HeaderSearch
          module={module}
          inputRef={input}
          kbd={on ? '/' : undefined}
          dialogOpen={searchOpen}
          onDialog={setSearchOpen}
        />
      )}
      <IconButton
        icon={IconWhy}
        label="Клавишни комбинации"
        aria-haspopup="dialog"
        className="keys-opener"
        onClick={() => setSheetOpen(true)}
      />
      {sheetOpen && (
        <ShortcutsSheet
          anywhere={shortcuts}
          here={here}
          on={on}
          onSwitch={setOn}
          {...(onHelp && { onHelp: closing(onHelp) })}
          {...(onTraining && { onTraining: closing(onTraining) })}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  )
}
