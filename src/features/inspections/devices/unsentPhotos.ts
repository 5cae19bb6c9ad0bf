import * as v from 'valibot'
import { drafts } from '../../../state/drafts.ts'
import { randomGuid } from '../../../transport/randomGuid.ts'

export type UnsentPhoto = {
  id: string
  deviceKey: string
  file: File
  /** True if the photo is stored encrypted in this browser, so that it survives closing the tab. */
  isStored: boolean
}

const Stored = v.object({ fileName: v.string(), type: v.string(), base64: v.pipe(v.string(), v.base64()) })

const folderOf = (ownerGuid: string): string => `inspection-photo/${ownerGuid}/`
export const photoId = (ownerGuid: string, deviceKey: string): string =>
  `${folderOf(ownerGuid)}${deviceKey}/${randomGuid()}`

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    // Only the part after the comma is kept: a data URL such as „data:image/jpeg;base64,/9j/4AAQ…“ begins with a
    // prefix.
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(file)
  })
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

export const storePhoto = async (userName: string, { id, file }: UnsentPhoto): Promise<boolean> => {
  drafts.setUser(userName)
  const photo: v.InferOutput<typeof Stored> = { fileName: file.name, type: file.type, base64: await base64Of(file) }
  await drafts.keep(userName, id, photo)
  return (await drafts.forms(userName)).includes(id)
}

export const clearPhoto = (userName: string, id: string): Promise<void> => drafts.remove(userName, id)

/** Returns the photos of an inspection that are stored in this browser, the oldest first. */
export const storedPhotos = async (userName: string, ownerGuid: string): Promise<UnsentPhoto[]> => {
  drafts.setUser(userName)
  const folder = folderOf(ownerGuid)
  const photos: UnsentPhoto[] = []
  for (const id of (await drafts.forms(userName)).filter((name) => name.startsWith(folder)).reverse()) {
    const read = v.safeParse(Stored, (await drafts.find(userName, id))?.value)
    if (!read.success) continue
    const { fileName, type, base64 } = read.output
    const [deviceKey = ''] = id.slice(folder.length).split('/')
    photos.push({ id, deviceKey, file: new File([bytesOf(base64)], fileName, { type }), isStored: true })
  }
  return photos
}
