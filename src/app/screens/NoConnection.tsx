import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { restoreNowAtom } from '../../state/restoreSession.ts'
import { logOutAtom } from '../../state/session.ts'
import { wokeUp } from '../../transport/tabWake.ts'
import './screens.css'

export const NoConnection = () => {
  const tryNow = useSetAtom(restoreNowAtom)
  const logOut = useSetAtom(logOutAtom)
  useEffect(() => {
    const waking = wokeUp().subscribe(tryNow)
    return () => waking.unsubscribe()
  }, [tryNow])
  return (
    <main className="no-connection" role="status">
      <h1>Няма връзка</h1>
      <p>Сървърът не отговаря. Сесията Ви е запазена и опитваме отново.</p>
      <div className="flex flex-wrap align-items-center gap-2">
        <button type="button" className="btn" onClick={tryNow}>
          Опитай сега
        </button>
        <button type="button" className="btn" onClick={logOut}>
          Изход
        </button>
      </div>
    </main>
  )
}
