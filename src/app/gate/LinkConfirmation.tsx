import { useSetAtom } from 'jotai'
import { confirmLinkAtom } from '../../state/linkEntry.ts'
import { Button } from '../../widgets/buttons/Button.tsx'

const nowHere = (here: string) =>
  here === '' ? 'В този браузър вече има открита сесия.' : `В този браузър вече работи ${here}.`

/** Asks before a link logs in another user. */
const LinkConfirmation = ({ linked, here }: { linked: string; here: string | null }) => {
  const confirm = useSetAtom(confirmLinkAtom)
  return (
    <main className="screen-failed">
      <h1>Вход чрез връзка</h1>
      <p>
        Връзката, която отворихте, влиза като <b>{linked}</b>. {here !== null && nowHere(here)} Продължете само ако сте
        очаквали такава връзка.
      </p>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button kind="primary" onClick={() => confirm(true)}>
          Влез като {linked}
        </Button>
        <Button onClick={() => confirm(false)}>{here ? `Остани като ${here}` : 'Не влизай'}</Button>
      </div>
    </main>
  )
}

export default LinkConfirmation
