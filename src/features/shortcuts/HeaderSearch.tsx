import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { highlightMatches } from '../../rules/words/highlightMatches.ts'
import { personalNumberInAddress } from '../../screen-kit/list/addressField.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { Combobox } from '../../widgets/fields/Combobox.tsx'
import { focusHeading } from '../../widgets/focus/screenHeading.ts'
import { IconClose, IconSearch } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import { hitInstead, searchFilter } from './searchFilter.ts'
import { groupOf, type Hit, hitAddress, moduleOfHits } from './searchResults.ts'
import { type GlobalSearch, useGlobalSearch } from './useGlobalSearch.ts'

const label = 'Търсене на документи'
const placeholder = 'Номер, подател, относно…'

type BoxProps = {
  everywhere: GlobalSearch
  onPick: (hit: Hit) => void
  onEnter: () => void
  inputRef?: RefObject<HTMLInputElement | null>
  kbd?: string | undefined
}

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  highlightMatches(text, typed).map(({ text: part, isFound }, index) =>
    isFound ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  )

const FoundLine = ({ hit: { title, detail }, typed }: { hit: Hit; typed: string }) => (
  <span>
    <Marked text={title} typed={typed} />
    {detail !== '' && (
      <span className="combo-sub">
        <Marked text={detail} typed={typed} />
      </span>
    )}
  </span>
)

const noteOf = ({ state, hits }: GlobalSearch): string | undefined => {
  if (state === 'searching') return 'Търсене…'
  if (state !== 'found') return undefined
  return hits.length === 0 ? 'Нищо не е намерено. Enter търси в списъка с документи.' : undefined
}

const Box = ({ everywhere, onPick, onEnter, inputRef, kbd }: BoxProps) => {
  const id = useId()
  const { text, onText, hits, state } = everywhere
  return (
    <div className="search-box">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Combobox
        aria={{
          id,
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': undefined,
          disabled: undefined,
        }}
        label="Намерено"
        text={text}
        onText={onText}
        items={hits}
        itemKey={({ kind, key }) => `${kind}/${key}`}
        groupOf={groupOf}
        renderItem={(hit) => <FoundLine hit={hit} typed={text} />}
        onPick={onPick}
        onEnter={onEnter}
        note={noteOf(everywhere)}
        announce={state === 'found' ? `Намерени: ${hits.length}` : ''}
        busy={state === 'searching'}
        placeholder={placeholder}
        leading={IconSearch}
        {...(inputRef && { inputRef })}
        trailing={
          text === '' ? (
            kbd !== undefined && <Kbd>{kbd}</Kbd>
          ) : (
            <IconButton icon={IconClose} label="Изчисти търсенето" onClick={() => onText('')} />
          )
        }
      />
    </div>
  )
}

type Props = {
  module: DocumentModule
  inputRef: RefObject<HTMLInputElement | null>
  kbd: string | undefined
  dialogOpen: boolean
  onDialog: (open: boolean) => void
}

/** Returns a function that moves the focus to the heading, for a result that is on the page already open. */
const useArrivalHere = (): (() => void) => {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => (arrivals > 0 ? focusHeading() : undefined), [arrivals])
  return () => setArrivals((count) => count + 1)
}

/**
 * Renders the search in the header. Enter opens the list of documents, filtered by the fields in which the results
 * matched. An ЕГН is not sent while the user types.
 */
export const HeaderSearch = ({ module, inputRef, kbd, dialogOpen, onDialog }: Props) => {
  const [here, navigate] = useLocation()
  const arriveHere = useArrivalHere()
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const everywhere = useGlobalSearch()
  const { text, onText, hitsNow } = everywhere
  const { run } = useSingleFlight()
  const go = (address: string) => {
    onText('')
    onDialog(false)
    navigate(address)
    if (address.split(/[?#]/)[0] === here) arriveHere()
  }
  const search = () =>
    run(async () => {
      const at = documentModule(module)
      const person = personalNumberIn(text)
      if (person) return go(at.correspondents({ personal: personalNumberInAddress.write(person, userName) }))
      if (!searchFilter(text)) return
      const hits = await hitsNow()
      const only = hitInstead(hits)
      const filter = searchFilter(text, hits)
      if (only) go(hitAddress(only, module))
      else if (filter) go(documentModule(moduleOfHits(hits, module)).documents(filter))
    })
  const box = { everywhere, onPick: (hit: Hit) => go(hitAddress(hit, module)), onEnter: () => void search() }
  return (
    <search className="header-search">
      <Box {...box} inputRef={inputRef} kbd={kbd} />
      <IconButton icon={IconSearch} label={label} className="search-opener" onClick={() => onDialog(true)} />
      <Dialog
        open={dialogOpen}
        title={label}
        size="s"
        onClose={() => onDialog(false)}
        footer={
          <Button kind="primary" icon={IconSearch} onClick={() => void search()}>
            Търси
          </Button>
        }
      >
        <Box {...box} />
      </Dialog>
    </search>
  )
}
