import { QueryClient } from '@tanstack/react-query'

/** Mutations do not wait for the network: a visitor who submits offline sees the error at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1 },
    mutations: { networkMode: 'always' },
  },
})
