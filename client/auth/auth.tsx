import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useState,
} from 'react';

export interface AuthUser {
  id: string;
  name: string | null;
  email: string | null;
}

export interface AuthState {
  user: AuthUser | null;
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
}

/** Provides the state in the browser. */
export interface AuthSource {
  /** The current state. Once loaded it never goes back to loading. */
  state(): AuthState;
  /** Resolves when the state has loaded. Never rejects. */
  ready: Promise<void>;
  /** Starts the sign-in service once. */
  start(): void;
  subscribe(listener: () => void): () => void;
}

/** Calls back with the user or null, now and on every change. */
export type ObserveUser = (onUser: (user: AuthUser | null) => void) => void;

/** On the server, and without Firebase settings, it is known from the start that nobody is signed in. */
export const nobody: AuthState = { user: null, loading: false };

const StateContext = createContext<AuthState>(nobody);
const SourceContext = createContext<AuthSource | undefined>(undefined);

interface AuthProviderProps {
  /** Missing on the server. */
  source: AuthSource | undefined;
  children: ReactNode;
}

export function AuthProvider({ source, children }: AuthProviderProps) {
  const [state, setState] = useState(() => source?.state() ?? nobody);
  useEffect(() => {
    if (!source) return;
    // An urgent update above a boundary that is still hydrating would discard the server's HTML.
    const update = () => startTransition(() => setState(source.state()));
    update();
    if (source.state().loading) source.start();
    return source.subscribe(update);
  }, [source]);
  return (
    <SourceContext value={source}>
      <StateContext value={state}>{children}</StateContext>
    </SourceContext>
  );
}

/** The signed-in user or null, and whether that is still loading. @public because no page shows a user yet. */
export function useAuth(): AuthState {
  return useContext(StateContext);
}

interface AuthGateProps {
  children: ReactNode;
}

/** Suspends until the auth state is known, so use it inside a Suspense boundary. Also starts the service. */
export function AuthGate({ children }: AuthGateProps) {
  const source = useContext(SourceContext);
  useEffect(() => source?.start(), [source]);
  // Also when it is known: a component that has suspended must read the same promise again.
  if (source) use(source.ready);
  return children;
}
