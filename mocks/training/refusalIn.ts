type Reply = {
  type?: number
  message?: string
  additionalMessages?: string[]
  additionalFieldMessages?: object
  errors?: object
}
export const refusalIn = async (response: Response): Promise<string | null> => {
  if (!response.headers.get('content-type')?.includes('json')) return response.ok ? null : 'Няма отговор.'
  const reply = (await response.json()) as Reply
  if (response.ok && reply.type === 1) return null
  const fields = Object.values({ ...reply.errors, ...reply.additionalFieldMessages }).flat()
  return [reply.message, ...(reply.additionalMessages ?? []), ...fields].filter(Boolean).join(' ') || 'Отказано.'
}
