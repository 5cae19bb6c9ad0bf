import { expect, type Page } from 'playwright/test'

type Evaluates = { evaluate: <R>(run: () => Promise<R>) => Promise<R> }

export const storedDrafts = (page: Evaluates): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'delovod.drafts')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('delovod.drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
        all.onsuccess = () => {
          opening.result.close()
          const rows = all.result as { userName: string; form: string }[]
          resolve(rows.map(({ userName, form }) => JSON.stringify([userName, form])))
        }
      }
    })
  })

export const draftStoreAsText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('delovod.drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            const rows = all.result as { sealed: ArrayBuffer }[]
            resolve(rows.map((row) => JSON.stringify(row) + new TextDecoder().decode(row.sealed)).join('\n'))
          }
        }
      }),
  )

type Wrap = Record<'salt' | 'iv', Uint8Array<ArrayBuffer>> & { wrapped: ArrayBuffer }
type KeyRow = { userName: string; id: string; bySession?: Wrap }
type DraftRow = { userName: string; keyId: string; form: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

const openedInPage = async ([userName, form]: readonly [string, string]): Promise<string> => {
  const known = await indexedDB.databases()
  if (!known.some((one) => one.name === 'delovod.drafts')) return ''
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await read(indexedDB.open('delovod.drafts'))
  const all = <T>(row: string): Promise<T[]> => read(database.transaction(row).objectStore(row).getAll())
  const draft = (await all<DraftRow>('drafts')).find((one) => one.userName === userName && one.form === form)
  const wrap = (await all<KeyRow>('keys')).find(({ id }) => id === draft?.keyId)?.bySession
  database.close()
  const token = /register-token=([^;]+)/.exec(document.cookie)?.[1]
  if (!draft || !wrap || token === undefined) return ''
  const utf8 = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', utf8.encode(decodeURIComponent(token)), 'HKDF', false, [
    'deriveKey',
  ])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: wrap.salt, info: utf8.encode('delovod.drafts') }
  const aes = { name: 'AES-GCM', length: 256 }
  const wrapping = await crypto.subtle.deriveKey(how, material, aes, false, ['unwrapKey'])
  const bound = (...name: string[]) => utf8.encode(JSON.stringify(name))
  const key = await crypto.subtle.unwrapKey(
    'raw',
    wrap.wrapped,
    wrapping,
    { name: 'AES-GCM', iv: wrap.iv, additionalData: bound(userName, draft.keyId) },
    aes,
    false,
    ['decrypt'],
  )
  const additionalData = bound(userName, draft.keyId, form)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: draft.iv, additionalData }, key, draft.sealed)
  return new TextDecoder().decode(opened)
}

export const expectStored = (page: Page, userName: string, form: string, text: string) =>
  expect.poll(() => page.evaluate(openedInPage, [userName, form] as const)).toContain(text)

/**
 * Waits until no tab holds the lock of the draft; the browser releases the lock of a closed tab only after a short
 * time.
 */
export const expectReleased = async (page: Page, userName: string, form: string): Promise<void> => {
  const held = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name ?? '') ?? [])
  await expect.poll(held).not.toContain(`delovod.draft ${userName} ${form}`)
}
