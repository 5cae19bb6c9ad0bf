/** A call as it is sent, to the whole address. */
export type Message = { method: string; url: string; headers: Record<string, string>; body?: string | FormData }
