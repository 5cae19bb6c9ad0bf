import { atom, type Getter, type Setter } from 'jotai'
import { now } from '../dates/clock.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { expiryOf } from '../transport/tokenExpiry.ts'
import { clearTokens, hasTokens, tokenOf } from '../transport/tokens.ts'
import { checkUser, type LoginEnd } from './logIn.ts'
import { noticeOf } from './redirect.ts'
import { isRefusal, restore } from './restoreSession.ts'
import { byLinkAtom, type CompletedLogin, currentAtom, enter } from './sessionState.ts'

const badKey = 'Ключът за достъп не може да се прочете. Продължавате със сесията, която вече е открита.'
const overKey = 'Връзката за вход е изтекла. Поискайте нова или влезте с потребителско име и парола.'

/** Shows why the access key is invalid. An existing session continues. */
const refuse = (set: Setter, text: string): Promise<void> | void => {
  const code = 'bad-access-key'
  if (hasTokens()) {
    notify({ kind: 'error', title: 'Грешка', text: text === noticeOf(code) ? badKey : text })
    return restore(set)
  }
  clearTokens()
  if (text !== noticeOf(code)) notify({ kind: 'error', title: 'Грешка', text })
  set(currentAtom, { kind: 'anonymous', notify: code })
}

/**
 * Returns the full name of another user who is logged in in this browser; '' if no backend responds. Null if there is
 * no valid session, or if it belongs to the user of the link.
 */
const whoIsHere = async (linked: CompletedLogin): Promise<string | null> => {
  const [register, shreder] = [tokenOf('register'), tokenOf('shreder')]
  if (register === null || shreder === null || register === linked.tokens.register.token) return null
  const here = await checkUser({ register: { token: register }, shreder: { token: shreder } })
  if (here.in) return here.user.userName === linked.user.userName ? null : here.user.person.fullName
  return isRefusal(here.because) ? null : ''
}

const pendingAtom = atom<CompletedLogin | null>(null)

const enterByLink = async (get: Getter, set: Setter, linked: CompletedLogin): Promise<void> => {
  const end = enter(get, set, linked, { byLink: true })
  if (!end.in) await refuse(set, end.message)
}

/**
 * Logs in with the access key of a link (specification 1, section 2). A confirmation is needed if another user is
 * logged in here or the configuration requires it. A key that cannot be decrypted does not change the current session.
 */
export const enterWithKey = async (get: Getter, set: Setter, sealed: string): Promise<void> => {
  const { AccessKeyRefused, openAccessKey } = await import(
    /* webpackChunkName: "link" */ '../transport/openAccessKey.ts'
  )
  const { accessKeySecret, accessKeyAsks } = appConfig()
  let checked: LoginEnd
  try {
    const token = await openAccessKey(sealed, accessKeySecret)
    const expiry = expiryOf(token)
    const seconds = expiry === undefined ? undefined : expiry - now().getTime() / 1000
    if (seconds !== undefined && seconds < 1) return await refuse(set, overKey)
    const one = { token, ...(seconds !== undefined && { seconds }) }
    checked = await checkUser({ register: one, shreder: one })
  } catch (problem) {
    if (!(problem instanceof AccessKeyRefused)) throw problem
    return refuse(set, problem.message)
  }
  if (!checked.in) return refuse(set, checked.message)
  const here = await whoIsHere(checked)
  if (here === null && !accessKeyAsks) return enterByLink(get, set, checked)
  set(pendingAtom, checked)
  set(currentAtom, { kind: 'linkConfirmation', linked: checked.user.person.fullName, here })
}

export const confirmLinkAtom = atom(null, async (get, set, isConfirmed: boolean): Promise<void> => {
  const linked = get(pendingAtom)
  set(pendingAtom, null)
  if (isConfirmed && linked) return enterByLink(get, set, linked)
  return hasTokens() ? restore(set) : set(currentAtom, { kind: 'anonymous' })
})

export const isByLinkAtom = atom((get) => get(byLinkAtom))
