import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { requiredMessage } from '../../rules/requiredFields.ts'
import type { Refusal } from '../../rules/ruleResult.ts'
import type { LoginEnd } from '../../state/logIn.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { useCapsLock } from './useCapsLock.ts'

type Props = {
  startWith: string
  onLogIn: (userName: string, password: string) => Promise<LoginEnd>
  /** True until the backend is ready. The form can already be submitted; the request is sent later. */
  waiting: boolean
  refusal?: Refusal
  busy: boolean
}
type Wrong = { userName?: string; password?: string }

const missingFields = (userName: string, password: string): Wrong => ({
  ...(userName.trim() === '' && { userName: requiredMessage }),
  ...(password === '' && { password: requiredMessage }),
})

/** Renders the login form. A submit before the backend is ready is sent later. */
export const LoginForm = ({ startWith, onLogIn, waiting, refusal, busy }: Props) => {
  const [userName, setUserName] = useState(startWith)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [sentEarly, setSentEarly] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const capsLock = useCapsLock()

  const refuse = (found: Wrong) => {
    setWrong(found)
    const at = found.userName === undefined ? passwordInput : nameInput
    at.current?.focus()
  }
  const send = async () => {
    setSentEarly(false)
    const end = await onLogIn(userName, password)
    if (end.in) return
    if (end.because === 'credentials') refuse({ password: 'Проверете името, паролата и езика на клавиатурата.' })
    passwordInput.current?.select()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || refusal) return
    const found = missingFields(userName, password)
    if (Object.keys(found).length > 0) return refuse(found)
    setWrong({})
    if (waiting) setSentEarly(true)
    else void send()
  }
  const sendNow = useEffectEvent(() => void send())
  useEffect(() => {
    if (sentEarly && !waiting) sendNow()
  }, [sentEarly, waiting])

  return (
    <form className="login-form" onSubmit={submit} noValidate aria-labelledby="login-title">
      <TextField
        label="Потребителско име"
        name="username"
        autoComplete="username"
        value={userName}
        onChange={setUserName}
        error={wrong.userName}
        inputRef={nameInput}
      />
      <TextField
        label="Парола"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={wrong.password}
        hint={capsLock ? 'Включен е Caps Lock.' : undefined}
        inputRef={passwordInput}
      />
      <Button kind="primary" type="submit" busy={busy || sentEarly} refusal={refusal}>
        Вход
      </Button>
    </form>
  )
}
