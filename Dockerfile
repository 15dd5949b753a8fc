# The server in a container: docker build -t astronova . (compose.yaml runs it; docs/running.md says more)
ARG SWIFT_VERSION=6.3.1

FROM swift:${SWIFT_VERSION}-bookworm AS build
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends libsqlite3-dev pkg-config zlib1g-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# What others have written first: it stays in its layer while our own sources change.
COPY Package.swift ./
RUN swift package resolve
COPY Sources Sources
COPY Tools Tools
COPY Tests Tests
# The Swift runtime goes into the executable, symbols that only a debugger reads do not (script/common.sh).
RUN swift build -c release --product astronova --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -s \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=safe \
  && install -D "$(swift build -c release --show-bin-path)/astronova" /out/astronova

FROM debian:bookworm-slim
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ca-certificates libsqlite3-0 libstdc++6 zlib1g \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin astronova \
  && install -d -o astronova -g astronova -m 0700 /data
COPY --from=build /out/astronova /usr/local/bin/astronova
COPY LICENSE NOTICE /usr/share/doc/astronova/
USER astronova
WORKDIR /data
ENV ASTRONOVA_HOST=0.0.0.0 ASTRONOVA_PORT=8080 ASTRONOVA_DATA=/data
VOLUME /data
EXPOSE 8080
# Without another program: what is asked is whether the database answers and has room.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${ASTRONOVA_PORT} && printf 'GET /readiness HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["astronova"]
CMD ["serve"]
