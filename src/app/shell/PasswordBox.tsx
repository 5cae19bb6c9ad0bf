import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { trainingAtom, useCapsLock } from '../../features/login/public.ts'
import { requiredMessage } from '../../rules/requiredFields.ts'
import type { CurrentUser, LoginEnd } from '../../state/logIn.ts'
import { continueSessionAtom, giveUpAtom, lockedAtom, userAtom } from '../../state/session.ts'
import { isProlongingAtom } from '../../state/sessionEnding.ts'
import { appConfig } from '../../transport/config.ts'
import { notify } from '../../transport/notices.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { PersonAvatar } from '../../widgets/tags/PersonAvatar.tsx'

/**
 * Renders the password dialog over the page when the session has ended or when the user prolongs it (specification 1,
 * section 8).
 */
export const PasswordBox = () => {
  const hasEnded = useAtomValue(lockedAtom)
  const isProlonging = useAtomValue(isProlongingAtom)
  const user = useAtomValue(userAtom)
  return (hasEnded || isProlonging) && user ? <Box user={user} hasEnded={hasEnded} /> : null
}

const endedTexts = {
  title: 'Сесията Ви е изтекла',
  why: 'Екранът е скрит и е както го оставихте. Въведете паролата си, за да продължите оттам, където бяхте.',
  leave: 'Към входа',
  go: 'Продължи',
}
const prolongTexts = {
  title: 'Удължаване на сесията',
  why: 'Въведете паролата си, за да работите без прекъсване и след края на сесията.',
  leave: 'Откажи',
  go: 'Удължи',
}
const leaveHint = (keepsDrafts: boolean) =>
  keepsDrafts
    ? '„Към входа“ затваря екрана. Въведеното се пази в този браузър и ще Ви бъде предложено, когато влезете отново.'
    : '„Към входа“ затваря екрана и незаписаното се губи.'

const wrongMessage = 'Грешна парола. Проверете я и езика на клавиатурата.'

const fieldError = (end: LoginEnd | null): string | undefined =>
  end && !end.in && end.because === 'credentials' ? wrongMessage : undefined

const Box = ({ user: { userName, person }, hasEnded }: { user: CurrentUser; hasEnded: boolean }) => {
  const continueSession = useSetAtom(continueSessionAtom)
  const giveUp = useSetAtom(giveUpAtom)
  const prolong = useSetAtom(isProlongingAtom)
  const isTraining = useAtomValue(trainingAtom).state === 'ready'
  const [password, setPassword] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [end, setEnd] = useState<LoginEnd | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const capsLock = useCapsLock()
  const id = useId()
  const labels = hasEnded ? endedTexts : prolongTexts
  const close = () => (hasEnded ? giveUp() : prolong(false))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setEnd(null)
    setIsEmpty(password === '')
    if (password === '') return input.current?.focus()
    setBusy(true)
    const loginEnd = await continueSession(password).finally(() => setBusy(false))
    setEnd(loginEnd)
    if (!loginEnd.in) return input.current?.select()
    prolong(false)
    if (!hasEnded) notify({ kind: 'success', text: 'Сесията е удължена.' })
  }
  const error = isEmpty ? requiredMessage : fieldError(end)
  const trouble = end && !end.in && end.because !== 'credentials' ? end.message : undefined
  return (
    <Dialog
      open
      persistent
      mustChoose={hasEnded}
      covers={hasEnded}
      size="s"
      role={hasEnded ? 'alertdialog' : 'dialog'}
      title={labels.title}
      describedBy={`${id}-why`}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{labels.leave}</Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {labels.go}
          </Button>
        </>
      }
    >
      <form id={id} className="flex flex-column gap-3" noValidate onSubmit={submit}>
        <p id={`${id}-why`}>{labels.why}</p>
        <div className="flex flex-wrap align-items-center gap-2">
          <PersonAvatar name={person.firstAndLastName} />
          <span>
            <b>{person.firstAndLastName}</b>
            <br />
            <span className="muted small">{userName}</span>
          </span>
          <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden tabIndex={-1} />
        </div>
        {trouble !== undefined && <Banner kind="error">{trouble}</Banner>}
        <TextField
          label="Парола"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={error}
          hint={capsLock ? 'Включен е Caps Lock.' : isTraining ? 'В учебната среда паролата е demo.' : undefined}
          inputRef={input}
        />
        {hasEnded && <p className="muted small">{leaveHint(appConfig().keepDrafts)}</p>}
      </form>
    </Dialog>
  )
}
