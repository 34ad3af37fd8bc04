import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';
import { PageSkeleton } from '../../ui/PageSkeleton';
import type { ClassRecord } from './types';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A part of a class once it is there. */
export function Loaded<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <PageSkeleton />;
  return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
}

interface OfClassProps {
  children: (record: ClassRecord) => ReactNode;
}

/** Gives the class that the page is about. */
export function OfClass({ children }: OfClassProps) {
  const record = useRecordContext<ClassRecord>();
  return record ? children(record) : <PageSkeleton />;
}
