import { useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { IconLocked } from '../icons.ts'
import { EmptyState } from '../page/EmptyState.tsx'

type Props = { wrongPassword: boolean; onPassword: (password: string) => void }

/** Asks for the password of a PDF; the password is not sent to the server. */
export const LockedPdf = ({ wrongPassword, onPassword }: Props) => {
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<string>()
  const open = () => {
    if (password === '') return
    setRefused(password)
    onPassword(password)
  }
  return (
    <EmptyState
      title="Файлът е заключен с парола"
      icon={IconLocked}
      action={
        <Button kind="primary" onClick={open}>
          Отвори
        </Button>
      }
    >
      <p>Паролата се иска от подателя на файла. Не въвеждайте паролата си за Деловод.</p>
      <TextField
        label="Парола на файла"
        type="password"
        value={password}
        onChange={setPassword}
        onEnter={open}
        error={wrongPassword && refused === password ? 'Паролата не отваря файла.' : undefined}
      />
    </EmptyState>
  )
}
