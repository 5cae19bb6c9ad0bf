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
  /** The mark beside the name, and the sentence shown if the user tries to choose it. */
  unavailable?: { mark: string; because: string } | undefined
}
type Props<O extends LookupOption> = FieldProps & {
  value: LookupOption | null
  options: readonly O[] | undefined
  /** The list failed to load; the caller shows how to continue. */
  failed?: boolean
  onChange: (option: O | null) => void
  placeholder?: string
  renderOption?: (option: O) => ReactNode
}

/** The maximum number of rendered options; typing finds the others. */
const limit = 150

/** The typed text that is not a value. */
const droppedText = (typed: string, value: LookupOption | null): string =>
  `„${typed.trim()}“ не е избрано от списъка.${value === null ? '' : ` Остава: ${value.name}.`}`

/**
 * A choice from a long list by typing any part of a name. Text without a choice is dropped with a message when the
 * focus leaves the field, and the first attempt to submit stops here.
 */
export const LookupField = <O extends LookupOption>(props: Props<O>) => {
  const { value, options, failed = false, onChange, placeholder = 'Изберете', renderOption, ...frame } = props
  const [typed, setTyped] = useState<string>()
  const [dropped, setDropped] = useState<{ text: string; beside: LookupOption['id'] | undefined }>()
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
    setDropped({ text, beside: value?.id })
    announce(text)
  }
  const drop = () => {
    setTyped(undefined)
    if (!typed?.trim() || typed === value?.name) return
    notify(droppedText(typed, value))
  }
  const droppedNote = dropped && dropped.beside === value?.id ? dropped.text : undefined
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
            // The user has seen the message when submitting stopped.
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
                  // The clear button disappears, and the next keys are meant for the field.
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
