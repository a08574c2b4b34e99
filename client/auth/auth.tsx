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
  /** True until the sign-in service has said whether somebody is signed in. */
  loading: boolean;
}

/** Where the state comes from in the browser. */
export interface AuthSource {
  /** The present state. Once it is no longer loading it never loads again. */
  state(): AuthState;
  /** Resolves when the state is no longer loading. Never rejects. */
  ready: Promise<void>;
  /** Starts the sign-in service, if that has not been done yet. */
  start(): void;
  subscribe(listener: () => void): () => void;
}

/** On the server, and without settings, nobody is signed in, and that is known before a render begins. */
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
    // An urgent change above a boundary that still hydrates would throw the server's HTML away.
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

/** The signed-in user, or none, and whether that is still being found out. */
export function useAuth(): AuthState {
  return useContext(StateContext);
}

interface AuthGateProps {
  children: ReactNode;
}

/** Suspends until the auth state is known; put it into a Suspense boundary. Then the service is there, or coming. */
export function AuthGate({ children }: AuthGateProps) {
  const source = useContext(SourceContext);
  useEffect(() => source?.start(), [source]);
  // Also when it is known, because what has suspended once must read the same promise again.
  if (source) use(source.ready);
  return children;
}
