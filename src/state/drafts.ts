import { browserStore } from '../transport/browserStore.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { tokenOf } from '../transport/tokens.ts'
import { draftSlots } from './draftSlots.ts'
import { type Draft, type DraftVault, draftVault, vaultRows } from './draftVault.ts'
import type { OwnSessionEvent } from './sessionChannel.ts'

/** A draft was not stored; `message` is a Bulgarian sentence for the person who types. */
export class DraftNotStored extends Error {
  constructor(cause: unknown) {
    const full = cause instanceof DOMException && cause.name === 'QuotaExceededError'
    const why = full ? 'В браузъра няма място' : 'Браузърът не позволява'
    super(`${why} и незаписаното не се пази. Запишете навреме, за да не го загубите.`, { cause })
    this.name = 'DraftNotStored'
  }
}

/** The drafts of whoever works here; nothing is stored or found for anybody else. */
export const draftsOf = (vault: DraftVault, isOn: () => boolean) => {
  let user: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** One thing after the other, so that a draft on its way is not stored after it was wiped. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    // Who asked for the work hears of its failure; the next work begins all the same.
    last = mine.catch(() => undefined)
    return mine
  }
  const isOwn = (userName: string) => isOn() && userName === user
  // What could not be wiped stays sealed for its user, and is swept when it is a week old.
  const tidy = (work: () => Promise<void>) => inTurn(work).catch(() => undefined)
  return {
    /** `password`: it was given just now. Gives how many drafts of before nothing opens any more. */
    loggedIn: (userName: string, password?: string): Promise<number> => {
      user = userName
      const work = isOn() ? () => vault.unlock(userName, password) : () => vault.clear().then(() => 0)
      // A browser that keeps nothing has lost nothing.
      return inTurn(work).catch(() => 0)
    },
    /** A form is open: whose it is, should it be faster than the news of the login. */
    worksHere: (userName: string): void => {
      user = userName
    },
    /** A session that ended by itself: its drafts stay, and wait for the password of their user. */
    expired: (): Promise<void> => {
      const left = user
      return left === undefined ? Promise.resolve() : tidy(() => vault.lock(left)).then(() => undefined)
    },
    /** An explicit log-out. */
    loggedOut: () => {
      const left = user
      user = undefined
      return left === undefined ? Promise.resolve() : tidy(() => vault.wipe(left))
    },
    /** Rejects with `DraftNotStored`. */
    keep: (userName: string, form: string, value: unknown): Promise<void> =>
      isOwn(userName)
        ? inTurn(() => vault.keep(userName, form, value)).catch((problem: unknown) => {
            throw new DraftNotStored(problem)
          })
        : Promise.resolve(),
    /** What can be offered back. */
    find: (userName: string, form: string): Promise<Draft | null> =>
      // A browser that keeps nothing has nothing to offer.
      isOwn(userName) ? inTurn(() => vault.find(userName, form)).catch(() => null) : Promise.resolve(null),
    /** The forms of which something is stored, the newest first. */
    forms: (userName: string): Promise<string[]> =>
      // The same: nothing is stored.
      isOwn(userName) ? inTurn(() => vault.forms(userName)).catch(() => []) : Promise.resolve([]),
    /** The form was saved, or what was offered is not wanted. */
    remove: (userName: string, form: string): Promise<void> =>
      isOwn(userName) ? tidy(() => vault.remove(userName, form)).then(() => undefined) : Promise.resolve(),
  }
}

/** Raised when stored forms change their shape: what an older version of the product left is not offered. */
const version = 5

/** The drafts of this browser. */
export const drafts = draftsOf(
  draftVault(browserStore('delovod.drafts', Object.values(vaultRows), version), () => tokenOf('register')),
  () => appConfig().keepDrafts && window.isSecureContext,
)

/**
 * What an explicit log-out would delete: the names of the forms that this tab has open and those beside them, and how many
 * of the latter are open in other tabs.
 */
export const draftsToDelete = async (
  userName: string,
): Promise<{ own: string[]; besides: string[]; inOtherTabs: number }> => {
  const all = await drafts.forms(userName)
  const own = all.filter((name) => draftSlots.isOwn(userName, name))
  const besides = all.filter((name) => !own.includes(name))
  return { own, besides, inOtherTabs: (await draftSlots.openNow(userName, besides)).length }
}

const lostText = (drafts: number) =>
  `${drafts === 1 ? 'Една незаписана форма от предишна сесия не може да се отвори и е изтрита' : `${drafts} незаписани форми от предишна сесия не могат да се отворят и са изтрити`}: паролата Ви е сменена или сесията е била открита чрез връзка.`

/** Lets the drafts follow who logs in and out; called with every event of the session, in its order. */
export const followSession = async (event: OwnSessionEvent): Promise<void> => {
  if (event.kind === 'loggedOut') return drafts.loggedOut().then(() => undefined)
  if (event.kind === 'expired') return drafts.expired()
  const lost = await drafts.loggedIn(event.userName, event.password)
  if (lost > 0) notify({ kind: 'warning', title: 'Незаписаното е загубено', text: lostText(lost), milliseconds: 5000 })
}
