import { useAtomValue, useSetAtom } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { DocumentModule } from '../../routes/to.ts'
import { pageKeysAtom } from '../../screen-kit/pageKeys.ts'
import { setSingleKeysAtom, singleKeysAtom } from '../../state/singleKeyShortcuts.ts'
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
  module: DocumentModule | undefined
  mayOpen: (address: string) => boolean
  /** Opens the help; undefined if the user has no access to the library. F1 then opens the list of shortcuts. */
  onHelp: (() => void) | undefined
  onTraining: (() => void) | undefined
}

/** Opens the help with F1, also while the user types, but not while a dialog is open. */
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

/**
 * Handles the shortcuts of every screen: search („/“), list of shortcuts („?“), help (F1), parts of the screen (F6).
 */
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
