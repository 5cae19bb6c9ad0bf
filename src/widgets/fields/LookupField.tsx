import { type ReactNode, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { announce } from '../focus/announce.ts'
import { results } from '../grid/results.ts'
import { IconClose } from '../icons.ts'
import { Combobox } from './Combobox.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { lookupMatches } from './lookupMatches.ts'

export type LookupOption = {
  id: number | string
  name: string
  /** Another name by which the option is found, such as the short name that lists show. */
  alsoNamed?: string | undefined
  /** The mark beside an option that may not be chosen, and the message after an attempt to choose it. */
  unavailable?: { mark: string; because: string } | undefined
}
type Props<O extends LookupOption> = FieldProps & {
  value: LookupOption | null
  options: readonly O[] | undefined
  /** True if the list failed to load; the caller shows what to do. */
  failed?: boolean
  onChange: (option: O | null) => void
  placeholder?: string
  renderOption?: (option: O) => ReactNode
}

/** The maximum number of rendered options; the user finds the others by typing. */
const limit = 150

/** Returns the message about a typed text that was dropped, because it is not an option of the list. */
const droppedText = (typed: string, value: LookupOption | null): string =>
  `„${typed.trim()}“ не е избрано от списъка.${value === null ? '' : ` Остава: ${value.name}.`}`

/**
 * A field for choosing from a long list by typing any part of a name. If the focus leaves the field before a choice,
 * the typed text is dropped with a message, and the first attempt to submit is stopped.
 */
export const LookupField = <O extends LookupOption>(props: Props<O>) => {
  const { value, options, failed = false, onChange, placeholder = 'Изберете', renderOption, ...frame } = props
  const [typed, setTyped] = useState<string>()
  const [dropped, setDropped] = useState<{ text: string; valueId: LookupOption['id'] | undefined }>()
  const [isStopped, setStopped] = useState(false)
  const { shown, left } = lookupMatches(options ?? [], typed ?? '', limit)
  const missing = failed ? 'Списъкът не се зареди.' : 'Зареждане…'
  const note =
    options === undefined
      ? missing
      : shown.length === 0
        ? 'Няма съвпадение.'
        : left > 0
          ? `Още ${left}. Напишете част от името.`
          : undefined
  const notify = (text: string) => {
    setDropped({ text, valueId: value?.id })
    announce(text)
  }
  const drop = () => {
    setTyped(undefined)
    if (!typed?.trim() || typed === value?.name) return
    notify(droppedText(typed, value))
  }
  const droppedNote = dropped && dropped.valueId === value?.id ? dropped.text : undefined
  const isUnread = droppedNote !== undefined || (typed !== undefined && typed.trim() !== '' && typed !== value?.name)
  return (
    <FieldFrame
      {...frame}
      hint={isStopped ? frame.hint : (droppedNote ?? frame.hint)}
      error={(isStopped ? droppedNote : undefined) ?? frame.error}
    >
      {(aria) => (
        <Combobox
          aria={aria}
          unread={isUnread}
          onStopped={() => {
            drop()
            setStopped(true)
          }}
          onLeave={() => {
            // The submit was stopped by this text, so the user has already seen the message.
            if (isStopped && typed === undefined) setDropped(undefined)
            setStopped(false)
          }}
          label={frame.label}
          text={typed ?? value?.name ?? ''}
          onText={setTyped}
          items={shown}
          itemKey={(option) => option.id}
          renderItem={(option) => (
            <>
              {renderOption?.(option) ?? option.name}
              {option.unavailable && <small className="combo-unavailable">{option.unavailable.mark}</small>}
            </>
          )}
          chosen={(option) => option.id === value?.id}
          onPick={(option) => {
            setTyped(undefined)
            if (option.unavailable) return notify(option.unavailable.because)
            setDropped(undefined)
            onChange(option)
          }}
          onTab={() => typed === '' && onChange(null)}
          onClosed={drop}
          note={note}
          announce={options === undefined ? missing : results(shown.length + left)}
          openOnPress
          placeholder={placeholder}
          trailing={
            value !== null &&
            !frame.disabled && (
              <IconButton
                icon={IconClose}
                label={`Изчисти „${frame.label}“`}
                tabIndex={-1}
                onClick={() => {
                  onChange(null)
                  // The pressed clear button disappears, so the field gets the focus.
                  document.getElementById(aria.id)?.focus()
                }}
              />
            )
          }
        />
      )}
    </FieldFrame>
  )
}
