import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useSearch } from '../../screen-kit/useSearch.ts'
import type { LoginEnd } from '../../state/logIn.ts'
import { noticeOf, notifyCodeOf } from '../../state/redirect.ts'
import { lastUserNameAtom, logInAtom } from '../../state/session.ts'
import { Banner } from '../../widgets/page/Banner.tsx'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { LockedLayout } from './LockedLayout.tsx'
import { LoginForm } from './LoginForm.tsx'
import { TrainingTrouble } from './TrainingTrouble.tsx'
import { demoPassword, trainingAtom } from './trainingLogIn.ts'

const TrainingPeople = lazyPart(() => import('./TrainingPeople.tsx'))

/** Renders the login page (specification 1, section 2). After a login the access gate redirects the user. */
const LoginPage = () => {
  const training = useAtomValue(trainingAtom)
  const lastUserName = useAtomValue(lastUserNameAtom)
  const logIn = useSetAtom(logInAtom)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sentWith = notifyCodeOf(new URLSearchParams(useSearch()).get('notify'))
  const [code, setCode] = useState<typeof sentWith>()
  // The text is set after the first render, because a screen reader announces a change of a status element, but not its
  // first text.
  useEffect(() => setCode(sentWith), [sentWith])

  const enter = async (username: string, password: string): Promise<LoginEnd> => {
    setBusy(true)
    setProblem(undefined)
    const end = await logIn({ username, password }).finally(() => setBusy(false))
    if (!end.in) setProblem(end.message)
    return end
  }

  return (
    <LockedLayout>
      <div className="login-box">
        <h1 id="login-title">Вход</h1>
        <TrainingTrouble />
        {problem !== undefined && <Banner kind="error">{problem}</Banner>}
        <div role="status">
          {problem === undefined && code && (
            <Banner kind={code === 'logged-out' ? 'info' : 'warning'}>{noticeOf(code)}</Banner>
          )}
        </div>
        <LoginForm
          startWith={lastUserName}
          onLogIn={enter}
          busy={busy}
          waiting={training.state === 'starting'}
          {...(training.state === 'failed' && {
            refusal: { title: 'Входът не е възможен', because: training.reason },
          })}
        />
        {training.state !== 'absent' && (
          <TrainingPeople training={training} busy={busy} onChoose={(userName) => enter(userName, demoPassword)} />
        )}
      </div>
    </LockedLayout>
  )
}

export default LoginPage
